import { offsetsModule } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { LAYOUT } from './layout.ts';

test('the offsets are those of the layout', () =>
  expect(offsetsModule(LAYOUT)).toMatchFileSnapshot('offsets.ts'));
