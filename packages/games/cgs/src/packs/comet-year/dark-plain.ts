/** The Dark Half's instruments, people and provisions, a family of numbers for each resource. */
export const DARK_PLAIN = `[card Spectacle Glass 41]
> Look twice.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 1
~ Lent by a night clerk who has gone home by memory.

[card Keyhole Glass 42]
> Look where you were not invited.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lens 1
~ Ground for stars, tested on neighbours. The neighbours turned out to be the more variable.

[card The Stilt Telescope 43]
> Rise above the mist.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 2
~ It stands in the marsh on eleven legs. There were twelve, and one very surprised heron.

[card Pawned Refractor 44]
> Redeem it before midnight.
Type "Support"
AdventureResources
  Lens 2
~ It has been in and out of hock so often that the broker has discovered two moons.

[card Old Patience 45]
> Let the great tube settle before you speak.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 3
~ She takes an hour to stop swaying and another to forgive you for breathing.

[card Borrowed Boots 46]
> Go now; they are still warm.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 1
~ One left, one left again. The runner learned to lean into the turns.

[card Marsh Waders 47]
> Walk where the map is blue.
Type "Support"
Affiliation "Heron"
AdventureResources
  Boots 1
~ They reach the armpit, which is also where the water reaches.

[card The Goat Stair 48]
> Take the short way up.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 2
~ Four hundred steps, cut by a mason who was paid by the step and had short legs.

[card Milk-Cart Passage 49]
> Ride with the churns.
Type "Support"
AdventureResources
  Boots 2
~ It leaves at three, when only astronomers and cows are awake.

[card Ilse Sure-Foot 50]
> Send Ilse.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 3
~ She has never lost a letter. She has opened some, and improved one.

[card Blotted Copybook 51]
> Write around the stain.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 1
~ The largest blot was catalogued for six weeks as a nebula.

[card Snow-Melt Ink 52]
> Thin it; the news cannot wait.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Ink 1
~ Messages from the pass are grey and brief, and smell of sheep.

[card Otter’s Handpress 53]
> Print it before it is denied.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 2
~ It was built for hymnals and still drops its aitches in favour of praise.

[card The Copying Sisters 54]
> Have it in triplicate by dawn.
Type "Support"
AdventureResources
  Ink 2
~ Three of them, one pen each, and a single shared opinion of astronomers.

[card The Canal Gazette 55]
> Tell the whole town what you hope is true.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 3
~ It appears twice a week and retracts on Sundays.

[card Stub of Tallow 56]
> One more hour.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 1
~ The mice consider it a shared expense.

[card Bow Lantern 57]
> Hang it where the barge can see.
Type "Support"
Affiliation "Otter"
AdventureResources
  Lamps 1
~ Otter’s skippers steer by it, which is odd, as it is fixed to their own boat.

[card The Lamplighters’ Round 58]
> Ask them to light your street last.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 2
~ They walk eleven miles every night and have never once been asked to look up.

[card Fog Lamp 59]
> Find the door.
Type "Support"
AdventureResources
  Lamps 2
~ It shows the fog in great detail.

[card Lantern of Saint Ember 60]
> Carry it up nine flights without letting it tremble.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 3
~ The flame is two hundred years old. The wick, the oil and the lantern have all been replaced.

[card Counting Beans 61]
> Reckon it by hand.
Type "Support"
Affiliation "Heron"
AdventureResources
  Sums 1
~ They are soaked on Thursdays, so all large results are obtained by Wednesday.

[card Harbour Tables 62]
> Read off the nearest line and lean.
Type "Support"
Affiliation "Otter"
AdventureResources
  Sums 1
~ Made for tides. Anything that comes and goes can be looked up, including the author.

[card The Unpaid Reckoner 63]
> Give him work before the year is out.
Type "Support"
MustPlay "Yes"
AdventureResources
  Sums 2
~ He sits in the hall with his slate and his invoice. One of them is finished.

[card Tansy Holt’s Slate 64]
> Let Tansy check it.
Type "Support"
AdventureResources
  Sums 3
~ She is nine. She works for apples and has found an error in every one of your books.

[card Hard Biscuit 65]
> Chew, then climb.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Bread 1
~ It has been over the pass four times and looks better than the porter.

[card Attic Crusts 66]
> Share with the sparrows, sparingly.
Type "Support"
Affiliation "Wren"
AdventureResources
  Bread 1
~ Wren’s domes leak crumbs. It is the only thing about them that is punctual.

[card The Comet Loaf 67]
> Serve it while anybody remembers what it was meant to be.
Type "Support"
MustPlay "Yes"
AdventureResources
  Bread 2
~ Baked for the first sighting, with a tail of plaited dough. It will not be kinder tomorrow.

[card Hobb Street Ovens 68]
> Feed the whole night watch.
Type "Support"
AdventureResources
  Bread 3
~ The bakers rise before the comet does and have named it something that cannot be printed.
`;
