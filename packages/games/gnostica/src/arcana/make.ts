/** Turns what a card gives, which is data, into powers that can be listed, judged and played. */
import { invariant } from '@hortus/kernel';
import type { Deed, Gives } from '../cards/gives.ts';
import { cupPower } from '../powers/cup.ts';
import { discPower } from '../powers/disc.ts';
import { orientMinion, orientTarget } from '../powers/orient.ts';
import type { Power } from '../powers/power.ts';
import { rodPower } from '../powers/rod.ts';
import { swordPower } from '../powers/sword.ts';
import { trade } from '../powers/trade.ts';
import { struckTwice } from './death.ts';
import { flip } from './fool.ts';
import { sending } from './hermit.ts';
import { replace } from './hierophant.ts';
import { again } from './high-priestess.ts';
import { fetching } from './judgement.ts';
import { anyOf } from './magician.ts';
import { grownTwice } from './strength.ts';
import { createdGrown } from './sun.ts';

/** The powers of a card in order, and the shortcut over both of them if it grants one. */
export interface Use {
  readonly powers: readonly Power[];
  readonly shortcut: Power | undefined;
}

function makePower(deed: Deed, copying: Power | undefined): Power {
  switch (deed.do) {
    case 'cup':
      return cupPower(deed);
    case 'rod':
      return rodPower(deed);
    case 'disc':
      return discPower(deed);
    case 'sword':
      return swordPower(deed);
    case 'any':
      return anyOf(deed.of.map((suit) => powerOf({ do: suit }, copying)));
    case 'turn':
      return deed.whom === 'minion' ? orientMinion : orientTarget;
    case 'own':
      return replace;
    case 'send':
      return sending;
    case 'swap':
      return trade;
    case 'redraw':
      return again;
    case 'fetch':
      return fetching;
    case 'flip':
      return flip;
    case 'copy':
      invariant(copying !== undefined, 'only the World copies');
      return copying;
  }
}

const made = new Map<string, Power>();

/** Returns the same power for equal deeds: fewer kinds of calls in the inner loop. */
function powerOf(deed: Deed, copying: Power | undefined): Power {
  const key = JSON.stringify(deed);
  const power = made.get(key) ?? makePower(deed, copying);
  made.set(key, power);
  return power;
}

/** GNO-R-33 Both powers at once on one target. */
const SHORTCUTS: Readonly<Record<string, Power>> = {
  'cup disc': createdGrown,
  'disc disc': grownTwice,
  'sword sword': struckTwice,
};

function shortcutOf({ powers }: Gives): Power {
  const shortcut = SHORTCUTS[powers.map((deed) => deed.do).join(' ')];
  invariant(shortcut !== undefined, 'these two powers are never used at once');
  return shortcut;
}

/** The power that must follow a rod, to finish what its leave lets it leave undone. */
const NEXT = { transit: 'rod', three: 'sword' } as const;

function checkLeave({ powers }: Gives): void {
  for (const [i, deed] of powers.entries())
    if (deed.do === 'rod' && (deed.leave === 'transit' || deed.leave === 'three'))
      invariant(
        powers[i + 1]?.do === NEXT[deed.leave],
        `a rod with leave ${deed.leave} comes before another power`,
      );
}

export function makeUse(gives: Gives, copying?: Power): Use {
  checkLeave(gives);
  return {
    powers: gives.powers.map((deed) => powerOf(deed, copying)),
    shortcut: gives.atOnce === true ? shortcutOf(gives) : undefined,
  };
}
