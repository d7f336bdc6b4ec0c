export const SWIFTS = `
Falling Ember · ruin 6 · Swift League
Thousand Harbours · triumph 6 · Swift League
Homecoming Tide · triumph 6 · Swift League
Deck Cadet · leadership 2 · Swift League
Spoken Course · leadership 2 · Swift League
One More Try · leadership 3 · Swift League
Admiral of None · leadership 3 · Swift League
Fleet Speaker · leadership 4 · Swift League
Weathered Commodore · leadership 4 · Swift League
High Pilot · leadership 5 · Swift League
Empty Berth · enlist 3 · Swift League
Patch and Prayer · engineering 1 · Swift League
Dry Dock · engineering 2 · Swift League
Sail Wright · engineering 3 · Swift League
Solar Weaver · engineering 3 · Swift League
Ballast Pump · engineering 3 · Swift League
Ring Forge · engineering 4 · Swift League
Thinking Engine · engineering 4 · Swift League
Wing Lancer · warfare 3 · Swift League
Hook and Line · warfare 3 · Swift League
Petrel Flock · warfare 3 · Swift League
Grey Flotilla · warfare 4 · Swift League
Harpoon Deck · warfare 4 · Swift League
Hammerfall · warfare 5 · Swift League
Spyglass Orphan · vision 1 · Swift League
Bottled Weather · vision 1 · Swift League
Sounding Line · vision 2 · Swift League
Edge of the Chart · vision 2 · Swift League · epic
Ration Book · logistics 2 · Swift League
Customs Hall · logistics 3 · Swift League
Container Row · logistics 3 · Swift League
Pale Strait · navigation 2 · Swift League
Great Circle · navigation 2 · Swift League · epic
Uneasy Barometer · omen 1 · Swift League
Drowned Bells · omen 4 · Swift League
Double Watch · valor 2 · Swift League
Into the Swell · valor 3 · Swift League
Running Dark · covert 2 · Swift League
Smuggler Cove · covert 3 · Swift League
Soft Voice · persuasion 3 · Swift League
Dockside Fiddler · persuasion 3 · Swift League
Cutlass Drill · battle 4 · Swift League
Ramming Speed · battle 5 · Swift League
Flare at Dusk · rescue 1 · Swift League
Scratched Name · vengeance 2 · Swift League
`;
