/** A way through each step, and ways that miss it, each with the slip it is explained as. */
export const WAYS: Readonly<
  Record<string, Readonly<Record<string, readonly [right: string, ...wrong: [way: string, slip?: string][]]>>>
> = {
  start: {
    bid: ['bid 12', ['bid SQ']],
    put: ['put 0,0 N', ['put 2,0 W']],
    turn: ['turn a1U@0,0>E', ['turn a1U@0,0>N', 'other'], ['draw -C4 +2']],
    use: ['act 0,0; a1E@0,0 rod 1>U', ['pass'], ['act 0,0; skip']],
    why: ['act 0,-1'],
    play: ['play C4; a1E@-1,0 cup U', ['play C4; a1W@2,0 cup U'], ['turn a1E@-1,0>U']],
    draw: ['draw -S2 +3', ['draw -S2 +1', 'fewer']],
    announce: ['play C7; a1E@0,0 cup U; !', ['play C7; a1E@0,0 cup U; .', 'rested'], ['pass'], ['play S5']],
    last: ['play S5; a1N@0,-1 sword 1 b1U', ['pass']],
    stop: ['play RK; a2W@2,0 rod 1>U', ['play C5; a2W@2,0 cup b1N'], ['pass']],
  },
  targets: {
    ahead: ['play S8; a1E@0,0 sword 1 b1U', ['play S8; a1E@0,1 sword 1 b1W', 'other']],
    facing: ['act 0,0; a1E@0,0 rod 1>N', ['act 0,0; a1E@0,0 rod 1>E', 'other'], ['act 0,0; a1E@0,0 rod 1 #']],
    up: ['act 1,0; a1U@1,0 cup W', ['turn a1U@1,0>N']],
    itself: ['play D6; a1E@2,1 disc self>W', ['turn a1E@2,1>W']],
    waste: ['play C5; a1U@0,2 cup =S9', ['play C5; a1U@0,2 cup N', 'piece'], ['draw -CK +0']],
    shield: [
      'play SK; a2E@0,0 sword 1 #-',
      ['play SK; a2E@0,1 sword 1 b1N', 'piece'],
      ['play SK; a2E@0,0 sword 1 self>N'],
    ],
    crowd: ['play C5; a1W@1,1 cup S', ['play C5; a1E@0,0 cup N']],
  },
  suits: {
    cup: ['act 0,0; a1E@0,0 cup U', ['turn a1E@0,0>N']],
    'cup-rival': ['act 0,0; a1E@0,0 cup b2N', ['act 0,0; a1E@0,0 cup N', 'own']],
    'cup-land': ['play C7; a1E@1,0 cup =D9', ['play C7; a1E@1,0 cup N', 'piece']],
    rod: ['act -1,0; a2E@-1,0 rod 2>U', ['pass']],
    push: [
      'play RT; a1E@0,0 rod 1 b3N',
      ['play RT; a1E@0,0 rod 1 a1U>N', 'own'],
      ['play RT; a1E@0,0 rod 1>N', 'self'],
    ],
    'rod-land': ['act 0,0; a1E@0,0 rod 1 #', ['act 0,0; a1E@0,0 rod 1>N', 'self']],
    disc: ['act 0,0; a1E@0,0 disc self>E', ['act 0,0; a1E@0,0 disc b2W', 'rival']],
    'disc-land': ['act 0,0; a1U@0,0 disc #CP', ['act 0,0; a1U@0,0 disc self>N', 'piece']],
    sword: ['act 0,0; a2E@0,0 sword 2 b2U', ['act 0,0; a2E@0,0 sword 1 b2U', 'shrunk']],
    'sword-land': ['act 0,0; a2E@0,0 sword 2 #C7', ['act 0,0; a2E@0,0 sword 1 #RQ', 'queen']],
    raze: ['act 0,0; a1E@0,0 sword 1 #-', ['act 0,0; a1E@0,0 sword 1 self']],
  },
  arcana: {
    lovers: ['act 0,0; a1E@0,0 rod 1>N; a1N@1,0 cup N', ['act 0,0; a1E@0,0 rod 1>E', 'facing'], ['pass']],
    half: [
      'play 18; skip; a1E@0,0 sword 1 b1U',
      ['play 18; a1E@0,0 rod 1>N', 'moved'],
      ['play 18; a1E@0,0 rod 1 b1U', 'pushed'],
    ],
    strength: [
      'play 08; a1U@0,1 disc2 #14',
      ['play 08; a1U@0,1 disc self>U', 'piece'],
      ['play 08; a1U@0,1 disc2 self>U', 'large'],
    ],
    chariot: ['play 07; a1E@1,1 rod 1>S; a1S@2,1 rod 1>U', ['play 07; skip']],
    moon: ['play 18; a2E@-1,0 rod 1>U; a2U@0,0 sword 1 b1N', ['play 18; a2E@-1,0 rod 2>W']],
    star: ['play 17; skip; a1U@1,0 disc #17/x', ['play 17; skip; a1U@1,0 disc self>U', 'piece']],
    death: ['play 13; sword2 a1E@0,0+a1E@0,0 2 b2U', ['play 13; a1E@0,0 sword 1 self']],
    hierophant: ['act 0,0; a1E@0,0 own b3W>N', ['act 0,0; a1E@0,0 own self>N']],
    devil: [
      'act 0,0; a1U@0,0 face self>E; a1E@0,0 face b1W>E; a1E@0,0 face b2W>N',
      ['act 0,0; a1U@0,0 face self>N'],
    ],
    fool: ['play 00; flip; a1E@0,0 disc self>E; flip; a2E@0,0 sword 2 b2U', ['play 00; flip; skip']],
    world: ['play 21; copy 05; a1E@0,0 own b2W>W', ['play 21; copy 06']],
    nested: [
      'act 0,0; flip; copy 00; flip; a1E@0,0 disc self>E; flip; a2E@0,0 disc self>E; flip; a3E@0,0 sword 3 b3U',
      ['act 0,0; flip; skip'],
    ],
  },
};
