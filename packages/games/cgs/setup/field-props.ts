/** What the fields of a new table are given. */
import type { OwnOptions } from '@hortus/frame/board/game-table.ts';
import type { ComponentProps } from 'preact';

export type FieldProps = ComponentProps<OwnOptions['Fields']>;
