/** What has to be done before the deal, by whom, and how. */
import { type Game, isReference, type Refusal } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { TableSource } from '../model/source.ts';
import { ApiFault, becomeGuest, joinTable, leaveTable } from '../online/api.ts';

/** Whether there are cards that somebody brought, and whether this page has them yet. */
export type BroughtCards = 'nothing' | 'coming' | 'here';

export function broughtIn({ contents = {} }: Game, options: TableInfo['options']): BroughtCards {
  const pieces = Object.keys(contents).flatMap((option) => options[option] ?? []);
  if (pieces.some(isReference)) return 'coming';
  return pieces.some((piece) => typeof piece === 'object') ? 'here' : 'nothing';
}

export type Next =
  /** Everybody has accepted; luck is being gathered. */
  | 'dealing'
  /** A guest may sit down, or there is no seat. */
  | 'invited'
  | 'full'
  /** The terms are new to the person sitting here. */
  | 'changed'
  /** A seat is open for a friend. */
  | 'share'
  /** Others have to accept. */
  | 'waits';

export function nextOf({ status, seats, mySeat }: Pick<TableInfo, 'status' | 'seats' | 'mySeat'>): Next {
  const isOpen = seats.some(({ kind }) => kind === 'open');
  if (status === 'dealing') return 'dealing';
  const mine = mySeat === undefined ? undefined : seats[mySeat];
  if (mine === undefined) return isOpen ? 'invited' : 'full';
  if (!mine.accepted) return 'changed';
  return isOpen ? 'share' : 'waits';
}

export interface Doing {
  readonly refusal: Signal<Refusal | undefined>;
  readonly busy: Signal<boolean>;
  sit(): void;
  accept(): void;
  leave(): void;
}

/**
 * Does one thing at a time, and keeps why it didn't work.
 * What is accepted is what was on screen when the button was pressed.
 */
export function useDoing(source: TableSource): Doing {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const busy = useSignal(false);
  const run = async (act: () => Promise<Refusal | undefined>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    refusal.value = await act().catch((error: Error) => ({
      code: error instanceof ApiFault ? error.code : 'broken',
    }));
    busy.value = false;
  };
  const { id, offer } = source.info.value;
  return {
    refusal,
    busy,
    sit: () =>
      void run(async () => {
        // The table may be visible before the server knows who is looking.
        await becomeGuest();
        await joinTable(id);
        return source.accept(offer);
      }),
    accept: () => void run(() => source.accept(offer)),
    leave: () =>
      void run(async () => {
        await leaveTable(id);
        return undefined;
      }),
  };
}
