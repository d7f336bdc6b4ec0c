/** Comet Year: what the box says, its allowances and its two decks. */
export const PACK = `[pack Comet Year]
game: Comet Year
type: edition
components: 28 adventure, 100 support, 8 gold
eras: The Dark Half, The Long Noon
session: 45-60
setup: 3
wrapup: 3
analysis: 3
turn: 2
players: 2,3,4
affiliations: Heron, Lynx, Otter, Wren
level: casual
customizations: any
instructions: Four observatories quarrel over one comet. Win stars in the Dark Half, open a finale with them, then earn fame in the Long Noon. For a quick game skip the Dark Half.
allow LINT-12 33: the night school takes any amount of stock, to show what a missing offering means
allow LINT-12 34: the panic takes only holdings of 1, so that a leader can pay and hardly gains
allow LINT-24 82: one card that strikes and shields at once, to show special rounds side by side
allow LINT-42 The Dark Half: eleven adventures are open at once, and more than that would drown the finales

[era The Dark Half]
1-14
41-68
71-88
91-94

[era The Long Noon]
21-34
101-146
151-154
`;
