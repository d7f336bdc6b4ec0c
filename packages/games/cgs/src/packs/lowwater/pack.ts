/** Lowwater: what the box says, its allowances and its deck. */
export const PACK = `[pack Lowwater]
game: Lowwater
type: edition
components: 50 adventure, 200 support, 2 gold
eras: First Ebb
session: 90-120
setup: 10
wrapup: 10
analysis: 10
turn: 5
players: 2
affiliations: Tidewardens, Kilnfolk
level: beginner
customizations: any
instructions: Strive first to trade, then to win adventures, then to put obstacles in a hero’s way, and last of all to spoil a rival’s win.
allow LINT-12 45: the King Tide takes only holdings of 1, so that a leader can pay and hardly gains
allow LINT-12 50: the Returning Sea takes only holdings of 1, so that a leader can pay and hardly gains

[era First Ebb]
1-50
61-62 x3
63-65 x2
66-67 x3
68-70 x2
71-72 x3
73-75 x2
76-77 x3
78-80 x2
81-82 x3
83-85 x2
86-87 x3
88-90 x2
91-92 x3
93-94 x2
95-96
97-98 x3
99-100 x2
101-102
103-104 x3
105-106 x2
107-108
109-124 x2
131-135 x2
141-144 x2
151-153 x2
154-158
159-160 x2
161
162-163 x2
164
171 x3
172-174 x2
175-176
181-183 x2
184-187
`;
