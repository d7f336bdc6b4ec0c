export const EVERGREENS = `
Long Frost · ruin 6 · Evergreens
Harvest of Suns · triumph 6 · Evergreens
Open Gate · triumph 6 · Evergreens
Upward Path · leadership 2 · Evergreens
Night Steward · leadership 2 · Evergreens
Orchard Mother · leadership 3 · Evergreens
Terrace Reeve · leadership 3 · Evergreens
Many Hands · leadership 3 · Evergreens
Seed Chancellor · leadership 4 · Evergreens
Moss Abbess · leadership 4 · Evergreens
First Warden · leadership 5 · Evergreens
Sap Rising · engineering 1 · Evergreens
Tidal Yard · engineering 2 · Evergreens
Master Grafter · engineering 3 · Evergreens
Bridge Builder · engineering 3 · Evergreens
Glass Orchard · engineering 3 · Evergreens
Living Wall · engineering 4 · Evergreens
Waterwheel Choir · engineering 4 · Evergreens
Thorn Captain · warfare 3 · Evergreens
Briar Guard · warfare 3 · Evergreens
Hornet Lines · warfare 3 · Evergreens
Iron Hedge · warfare 4 · Evergreens
Boar Riders · warfare 4 · Evergreens
March of Oaks · warfare 5 · Evergreens
Unsent Letter · vision 1 · Evergreens
Still Water · vision 1 · Evergreens
Lamp Keeper · vision 2 · Evergreens
Seventh Generation · vision 2 · Evergreens
Full Granary · logistics 2 · Evergreens
Root Cellar · logistics 2 · Evergreens
Outer Depot · logistics 3 · Evergreens
Deer Track · navigation 2 · Evergreens
Pilgrim Road · navigation 3 · Evergreens
Rooftop Watcher · omen 1 · Evergreens
Burning Almanac · omen 4 · Evergreens
Quiet Oath · valor 2 · Evergreens
Last Furrow · valor 3 · Evergreens
Closed Shutters · covert 2 · Evergreens
Under Ivy · covert 3 · Evergreens
Honeyed Word · persuasion 3 · Evergreens
Patient Aunt · persuasion 3 · Evergreens
Wildfire Break · battle 4 · Evergreens
Felling Day · battle 5 · Evergreens
Warm Loaf · rescue 1 · Evergreens
Salted Earth · vengeance 2 · Evergreens
`;
