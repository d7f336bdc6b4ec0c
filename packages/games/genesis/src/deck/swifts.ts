export const SWIFTS = `
Falling Ember · ruin 6 · Swifts
Thousand Harbours · triumph 6 · Swifts
Landfall · triumph 6 · Swifts
Young Bosun · leadership 2 · Swifts
Rope and Whistle · leadership 2 · Swifts
One More Try · leadership 3 · Swifts
Storm Council · leadership 3 · Swifts
Quay Mistress · leadership 3 · Swifts
Fleet Speaker · leadership 4 · Swifts
Convoy Elder · leadership 4 · Swifts
High Pilot · leadership 5 · Swifts
Spare Rivet · engineering 1 · Swifts
Tar and Oakum · engineering 2 · Swifts
Sail Wright · engineering 3 · Swifts
Diving Bell · engineering 3 · Swifts
Kite Foundry · engineering 3 · Swifts
Ring Forge · engineering 4 · Swifts
Thinking Engine · engineering 4 · Swifts
Wing Lancer · warfare 3 · Swifts
Grapnel Crew · warfare 3 · Swifts
Chain Shot · warfare 3 · Swifts
Black Pennant · warfare 4 · Swifts
Gannet Squadron · warfare 4 · Swifts
Hammerfall · warfare 5 · Swifts
Masthead Child · vision 1 · Swifts
Message in Glass · vision 1 · Swifts
Dead Reckoning · vision 2 · Swifts
Uncharted Blue · vision 2 · Swifts
Salt Barrels · logistics 2 · Swifts
Tender Boats · logistics 2 · Swifts
Floating Market · logistics 3 · Swifts
Pale Strait · navigation 2 · Swifts
Trade Wind · navigation 3 · Swifts
Circling Gulls · omen 1 · Swifts
Green Lightning · omen 4 · Swifts
Hands Aloft · valor 2 · Swifts
Captain Stays · valor 3 · Swifts
False Colours · covert 2 · Swifts
Fog Bank · covert 3 · Swifts
Soft Voice · persuasion 3 · Swifts
Tavern Song · persuasion 3 · Swifts
Boarding Axe · battle 4 · Swifts
Broadside · battle 5 · Swifts
Lifeline · rescue 1 · Swifts
Unpaid Debt · vengeance 2 · Swifts
`;
