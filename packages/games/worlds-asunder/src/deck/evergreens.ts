export const EVERGREENS = `
Long Frost · ruin 6 · Evergreen League
Harvest of Suns · triumph 6 · Evergreen League
Open Gate · triumph 6 · Evergreen League
Upward Path · leadership 2 · Evergreen League
Night Steward · leadership 2 · Evergreen League
Reader of Rings · leadership 3 · Evergreen League
Stubborn Heir · leadership 3 · Evergreen League
League Assembly · leadership 4 · Evergreen League
Grey Arborist · leadership 4 · Evergreen League
First Warden · leadership 5 · Evergreen League
Sapling Levy · enlist 3 · Evergreen League
Sap Rising · engineering 1 · Evergreen League
Tidal Yard · engineering 2 · Evergreen League
Master Grafter · engineering 3 · Evergreen League
Bridge Builder · engineering 3 · Evergreen League
Winter Garden · engineering 3 · Evergreen League
Root Engine · engineering 4 · Evergreen League
Dome Raising · engineering 4 · Evergreen League
Thorn Captain · warfare 3 · Evergreen League
Briar Guard · warfare 3 · Evergreen League
Nettle Patrol · warfare 3 · Evergreen League
Iron Hedge · warfare 4 · Evergreen League
Stone Beetle · warfare 4 · Evergreen League
Forest Walks · warfare 5 · Evergreen League
Unsent Letter · vision 1 · Evergreen League
Still Water · vision 1 · Evergreen League
Lamp Keeper · vision 2 · Evergreen League
Mother Tree · vision 2 · Evergreen League · epic
Full Granary · logistics 2 · Evergreen League
Outer Depot · logistics 3 · Evergreen League
Seed Vault · logistics 3 · Evergreen League
Mended Road · navigation 2 · Evergreen League
Green Corridor · navigation 2 · Evergreen League · epic
Rooftop Watcher · omen 1 · Evergreen League
Burning Almanac · omen 4 · Evergreen League
Quiet Oath · valor 2 · Evergreen League
Bent Not Broken · valor 3 · Evergreen League
Closed Shutters · covert 2 · Evergreen League
Spore Drift · covert 3 · Evergreen League
Shared Table · persuasion 3 · Evergreen League
Old Photograph · persuasion 3 · Evergreen League
Pruning Hook · battle 4 · Evergreen League
Windbreak · battle 5 · Evergreen League
Kitchen Door · rescue 1 · Evergreen League
Stump and Ash · vengeance 2 · Evergreen League
`;
