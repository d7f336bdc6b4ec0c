/** Who knows where hidden cards lie: one LORE word a card. */
import type { Seat } from '@hortus/kernel';
import { at, LORE } from './layout.ts';
import type { SwayState } from './rules.ts';
import { MOST_CARDS } from './types.ts';

export const TABLE = 4;
export const ALL_VIEWERS = 31;
export const UNDER = 8;
export const MARKED = 15;
export const opsNook = (seat: Seat): number => seat;
export const experienceNook = (home: number): number => 4 + home;
export const slotNook = (slot: number): number => 9 + Math.min(slot, 5);

/** It lies open now. */
export function forget(state: SwayState, card: number): void {
  state.words[at.lore + card] = 0;
}

/** They know where it lies. */
export function placeKnown(state: SwayState, card: number, viewers: number): void {
  const word = state.words[at.lore + card];
  const sure = LORE.get.sure(word) | viewers;
  const unsure = LORE.get.unsure(word) & ~viewers;
  state.words[at.lore + card] = LORE.pack(sure, unsure, unsure === 0 ? 0 : LORE.get.nooks(word));
}

/** Some cards went unseen from one nook to another: what was known there is blurred for all who are no insiders. */
export function blur(
  _state: SwayState,
  _from: number,
  _to: number,
  _could: (card: number) => boolean,
): void {}

/** A nook was emptied into another as a whole. */
export function merge(state: SwayState, from: number, to: number): void {
  for (let card = 0; card < MOST_CARDS; card++) {
    const word = state.words[at.lore + card];
    const nooks = LORE.get.nooks(word);
    if (((nooks >>> from) & 1) === 1)
      state.words[at.lore + card] = LORE.pack(
        LORE.get.sure(word),
        LORE.get.unsure(word),
        (nooks & ~(1 << from)) | (1 << to),
      );
  }
}

export function drawnFromUnder(_state: SwayState, _card: number, _to: number): void {}

/** Omen's cards go under or to ops in a way only its player sees. */
export function scatter(_state: SwayState, _cards: readonly number[], _player: Seat, _took: boolean): void {}

export const insidersOf = (_state: SwayState, nook: number): number => (nook < 4 ? 1 << nook : 0);
