/** The Long Noon's instruments, people and provisions, a family of numbers for each resource. */
export const NOON_PLAIN = `[card Souvenir Spyglass 101]
> Squint.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 1
EraCosts
  Fame 1
~ The comet is painted on the inside, for cloudy days.

[card Milliner’s Loupe 102]
> Count the stitches in the tail.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lens 1
EraCosts
  Fame 1
~ Wren had it from a hat shop, along with a firm opinion on plumes.

[card Sun-Filter Tube 103]
> Stare at noon.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 2
EraCosts
  Fame 1
~ Nine sheets of gelatine and a prayer. The prayer can be removed for cleaning.

[card The Travelling Showman’s Glass 104]
> A penny a look.
Type "Support"
AdventureResources
  Lens 2
EraCosts
  Fame 1
~ He will show you the comet, the moon or your own future, through the same end.

[card The Heron’s Neck 105]
> Bend it round the sun.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 3
EraCosts
  Fame 2
~ Eleven mirrors in a crooked pipe. By the time the light comes out it has forgotten the glare.

[card Dust Gaiters 106]
> Keep to the white road.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 1
EraCosts
  Fame 1
~ They were black in spring.

[card Eel-Catcher’s Clogs 107]
> Clatter on ahead.
Type "Support"
Affiliation "Heron"
AdventureResources
  Boots 1
EraCosts
  Fame 1
~ Nobody has ever been overtaken by them unawares.

[card The Noon Post 108]
> Run while the shadows are short.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 2
EraCosts
  Fame 1
~ The riders wear cabbage leaves under their hats and arrive faintly cooked.

[card Hay-Wagon Ride 109]
> Lie back and let it come to you.
Type "Support"
AdventureResources
  Boots 2
EraCosts
  Fame 1
~ Best seat in the country for a comet, provided that the driver is awake. He is not.

[card The Ridge Walkers 110]
> Cross three valleys without coming down.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 3
EraCosts
  Fame 2
~ They tie themselves together so that any mistake will be unanimous.

[card Penny Ballad 111]
> Rhyme it.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 1
EraCosts
  Fame 1
~ Nothing rhymes with perihelion. The printer has left a space for the purpose.

[card Chalk on Slate Cliff 112]
> Write large.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Ink 1
EraCosts
  Fame 1
~ It can be read from two counties, and was, by the wrong one.

[card The Sepia Room 113]
> Have the likeness taken.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 2
EraCosts
  Fame 1
~ The cuttlefish are paid in shrimp and have a week’s notice on either side.

[card Hired Eulogist 114]
> Praise first; observe after.
Type "Support"
AdventureResources
  Ink 2
EraCosts
  Fame 1
~ He has buried two comets and a bishop with the same opening paragraph.

[card The Six-Sheet Broadside 115]
> Paste it over theirs.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 3
EraCosts
  Fame 2
~ The town hall is now a foot thicker on the sunny side.

[card Burning Glass 116]
> Light your pipe with the evidence.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 1
EraCosts
  Fame 1
~ Strictly speaking it is a lens. It was entered as a lamp, to spare the feelings of Heron.

[card Tow-Path Lantern 117]
> Hang it out at noon and let them wonder.
Type "Support"
Affiliation "Otter"
AdventureResources
  Lamps 1
EraCosts
  Fame 1
~ The horse has learned to cough when the oil is low.

[card Magnesium Ribbon 118]
> Outshine it, briefly.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 2
EraCosts
  Fame 1
~ Wren’s portraits of that summer show everybody with the same expression.

[card Paper Lanterns 119]
> String them between the chimneys.
Type "Support"
AdventureResources
  Lamps 2
EraCosts
  Fame 1
~ Four caught fire. They were the four with mottoes.

[card The Limelight Tower 120]
> Throw your shadow on the clouds.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 3
EraCosts
  Fame 2
~ It was meant for signalling. It is used for making a rabbit, sixty feet high.

[card Knotted String 121]
> Count the knots.
Type "Support"
AdventureResources
  Sums 1
EraCosts
  Fame 1
~ It foretells eclipses and was last used to tie up a goat. The goat was unsurprised.

[card Tally of Swallows 122]
> Estimate.
Type "Support"
AdventureResources
  Sums 1
EraCosts
  Fame 1
~ The birds will not keep still, but their errors cancel.

[card Heron’s Calculating Room 123]
> Pass it down the bench.
Type "Support"
Affiliation "Heron"
AdventureResources
  Sums 2
EraCosts
  Fame 1
~ Twelve clerks do one step each. The twelfth has never seen a question.

[card Tide-Clerk’s Abacus 124]
> Slide and sigh.
Type "Support"
Affiliation "Otter"
AdventureResources
  Sums 2
EraCosts
  Fame 1
~ One bead is an olive. It is accurate to the olive.

[card The Difference Loom 125]
> Weave the orbit.
Type "Support"
AdventureResources
  Sums 3
EraCosts
  Fame 2
~ It produces logarithms, and tweed.

[card Cold Pie 126]
> Eat standing.
Type "Support"
AdventureResources
  Bread 1
EraCosts
  Fame 1
~ Its contents are agreed to be northern.

[card Radish Sandwich 127]
> Keep awake.
Type "Support"
AdventureResources
  Bread 1
EraCosts
  Fame 1
~ The crunch was recorded that night as a meteor.

[card Pass Cheese 128]
> Roll it downhill ahead of you.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Bread 2
EraCosts
  Fame 1
~ It reached the valley first and was given the prize.

[card Wren Dumplings 129]
> Drop them from the attic, gently.
Type "Support"
Affiliation "Wren"
AdventureResources
  Bread 2
EraCosts
  Fame 1
~ Delivery is free up to the third floor and fatal below it.

[card The Baker’s Dozen of Dozens 130]
> Feed the fair.
Type "Support"
AdventureResources
  Bread 3
EraCosts
  Fame 2
~ One hundred and sixty-nine. The bakers of Hobb Street know their squares.
`;
