/** The supports of the small pack. */
const plain = (identifier: string, name: string, amount: number, cost: number, lore: string): string =>
  `[card ${identifier}]
Type "Support"
AdventureResources
  ${name} ${amount}
EraCosts
  Renown ${cost}
~ ${lore}
`;

const loyal = (identifier: string, affiliation: string, name: string, lore: string): string =>
  `[card ${identifier}]
Type "Support"
Affiliation "${affiliation}"
AdventureResources
  ${name} 2
EraCosts
  Renown 1
~ ${lore}
`;

export const SUPPORTS = [
  plain('Lamp Oil 11', 'Oil', 1, 1, 'Sold by the cup in a bad year.'),
  plain('Whale Oil 12', 'Oil', 2, 1, 'Older than the barrel it stands in.'),
  plain('Tarred Rope 13', 'Rope', 1, 1, 'It holds better than it smells.'),
  plain('Anchor Cable 14', 'Rope', 2, 1, 'Two men to lift it, one to drop it.'),
  plain('Ballast 15', 'Stone', 1, 1, 'It has been to more ports than you.'),
  plain('Dressed Stone 16', 'Stone', 2, 1, 'Every face but one is smooth.'),
  plain('Spare Lamp 17', 'Oil', 1, 1, 'It works, once you have found the wick.'),
  plain('Second Line 18', 'Rope', 1, 1, 'Nobody needs it until everybody does.'),
  plain('Rubble 19', 'Stone', 1, 1, 'What is left of the old customs house.'),
  plain('Great Winch 20', 'Rope', 3, 2, 'Turned by a mule that knows the shanties.'),
  loyal('Pilot Cutter 21', 'Pilots', 'Rope', 'First out, and always the last to say so.'),
  loyal('Pilot Lantern 22', 'Pilots', 'Oil', 'Green means wait. So does red.'),
  loyal('Pilot Cairn 23', 'Pilots', 'Stone', 'Each ship saved has left a stone here.'),
  loyal('Chart Room 24', 'Pilots', 'Rope', 'The depths are in pencil.'),
  loyal('Warden Boat 25', 'Wardens', 'Rope', 'Painted every spring, whether it needs it or not.'),
  loyal('Warden Beacon 26', 'Wardens', 'Oil', 'Lit by order, put out by order.'),
  loyal('Warden Quarry 27', 'Wardens', 'Stone', 'They pay in winter coats.'),
  loyal('Toll House 28', 'Wardens', 'Stone', 'Nobody has ever been refused. Nobody has ever been let off.'),
].join('\n');
