export const NEUTRAL = `
Goose Girl · leadership 2
Lost Caravan · leadership 2
Stand Tall · leadership 3
Village Bell · leadership 3
Borrowed Crown · leadership 3
Fen Queen · leadership 4
Winter Moot · leadership 4
Beacon Chain · leadership 5
Tinker Moth · engineering 1
Clay Aqueduct · engineering 2
Windmill Heart · engineering 3
Clock Mender · engineering 3
Scrap Cathedral · engineering 3
Deep Drill · engineering 4
Walking Crane · engineering 4
Hill Clans · warfare 3
Hired Spears · warfare 3
Wolf Winter · warfare 3
Gale · warfare 4
Siege Tower · warfare 4
Avalanche · warfare 5
First Snowdrop · vision 1
Blind Cartographer · vision 1
Tower of Lenses · vision 2
Map of Tomorrow · vision 2
Mule Train · logistics 2
Market Day · logistics 2
Canal Locks · logistics 3
Stepping Stones · navigation 2
River Mouth · navigation 3
Tea Leaves · omen 1
Two Moons · omen 4
Small Lantern · valor 2
Narrow Pass · valor 3
Masked Ball · covert 2
Owl Hour · covert 3
Honest Scales · persuasion 3
Travelling Players · persuasion 3
Crossed Staves · battle 4
Breaking Dam · battle 5
Snow Dog · rescue 1
Cold Hearth · vengeance 2
`;
