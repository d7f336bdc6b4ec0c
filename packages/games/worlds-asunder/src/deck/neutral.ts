export const NEUTRAL = `
Lantern Walk · leadership 2
Schoolroom · leadership 2
Stand Tall · leadership 3
Bandaged Mayor · leadership 3
Treaty Table · leadership 4
Fen Heiress · leadership 4
Every Bell at Once · leadership 5
Travelling Fair · enlist 3
Loose Thread · engineering 1
Radio Mast · engineering 2
Weather Loom · engineering 3
Patchwork Bridge · engineering 3
Bone Setter · engineering 3
Buried Dynamo · engineering 4
Slow Cathedral · engineering 4
Free Company · warfare 3
Barricade · warfare 3
Feral Machines · warfare 3
Gale · warfare 4
Glass Storm · warfare 4
Two Armies · warfare 5
Paper Boat · vision 1
Frosted Window · vision 1
Museum of Ice · vision 2
Shape of the Whole · vision 2 · epic
Bread Line · logistics 2
Junction Town · logistics 3
Salt Road · logistics 3
Ferryman · navigation 2
Where Roads Meet · navigation 2 · epic
Cat at Midnight · omen 1
Cracked Moon · omen 4
Borrowed Coat · valor 2
Unarmed Crossing · valor 3
Empty Chair · covert 2
Room without Doors · covert 3
Puppet Theatre · persuasion 3
Fair Copy · persuasion 3
Drawn Line · battle 4
Spring Flood · battle 5
Found Child · rescue 1
Grave Tender · vengeance 2
`;
