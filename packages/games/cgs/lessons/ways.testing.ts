/**
 * A way through each step, and ways that miss it, each with the slip it is explained as. `+` is played with one
 * press.
 */
export const WAYS: Readonly<
  Record<string, readonly [right: readonly string[], ...wrong: (readonly [way: string, slip?: string])[]]>
> = {
  cover: [['play 103', 'play 103 + pass'], ['play 112'], ['pass'], ['end adventure']],
  ask: [['end adventure'], ['pass'], ['sit out']],
  lead: [['play 101', 'play 101 + pass'], ['play 112'], ['play 112 + pass'], ['pass'], ['end adventure']],
  beaten: [['agree'], ['refuse']],
  spot: [['play 24', 'play 24 + pass'], ['play 21'], ['pass'], ['end era']],
  raise: [['play 131', 'play 131 + pass'], ['play 123'], ['play 112'], ['end adventure'], ['pass']],
  'break-in': [
    ['play 144; reuse b:125', 'play 144 + pass; reuse b:114; reuse b:125'],
    ['play 112'],
    ['play 144; done'],
    ['play 144; reuse b:114; done'],
    ['pass'],
  ],
  offer: [
    ['offer 104 for b:119', 'offer 104 for b:118'],
    ['offer 113 for b:119'],
    ['offer 104 for b:126'],
    ['play 23'],
    ['pass'],
  ],
  accept: [
    ['accept b:121 for 113', 'decline b:117 for 129; accept b:121 for 113'],
    ['accept b:117 for 129'],
    ['decline b:121 for 113; decline b:117 for 129'],
  ],
  decline: [['decline b:115 for 103', 'play 103', 'play 103 + pass'], ['accept b:115 for 103'], ['pass']],
  power: [['play 78', 'play 78 + pass'], ['play 59'], ['play 59 + pass'], ['pass']],
  strike: [['disable b:58'], ['done'], ['play 59'], ['pass'], ['end adventure']],
  block: [
    ['play 83; immune b:81', 'play 83 + pass; immune b:81'],
    ['pass'],
    ['play 83; done'],
    ['end adventure'],
  ],
  cheap: [
    ['play 30; add 106; add 116; add 126; close', 'play 30; add 126; add 116; add 106; close'],
    ['play 30; add 110; add 116; add 126; close'],
    ['play 30; close', 'lost'],
    ['play 30; add 106; add 116; close', 'lost'],
    ['pass'],
    ['end era'],
  ],
  names: [['play 14'], ['play 24'], ['play 24 + pass'], ['pass'], ['end era']],
  'end-era': [['end era; pass'], ['pass']],
  'not-yet': [
    ['refuse; play 30; add 106; add 116; add 126; close'],
    ['agree', 'over'],
    ['refuse; play 30; add 106; close', 'lost'],
    ['refuse; pass', 'over'],
  ],
  finale: [
    ['play 67; end adventure', 'play 67 + pass; end adventure'],
    ['end adventure'],
    ['play 51'],
    ['pass'],
  ],
};
