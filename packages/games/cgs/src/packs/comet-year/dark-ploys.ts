/** The Dark Half's obstacles, powers and answers, and its four gold cards. */
export const DARK_PLOYS = `[card Marsh Fog 71]
> Let nobody see past their own sleeve.
Type "Support"
Affiliation "Heron"
Ploy 1
AdventureCommonCosts
  Lens 1
~ Heron has measured it and keeps it under the heading of local customs.

[card Washed-Out Bridge 72]
> Make them go round.
Type "Support"
Affiliation "Lynx"
Ploy 1
AdventureCommonCosts
  Boots 1
~ Lynx charges a toll for the detour, and waives it for anybody who can name three kinds of snow.

[card The Stamp Office 73]
> Demand it in writing, on the proper form.
Type "Support"
Affiliation "Otter"
Ploy 1
AdventureCommonCosts
  Ink 1
~ The form for requesting the form is out of print.

[card Curfew Bell 74]
> Put out the street.
Type "Support"
Affiliation "Wren"
Ploy 1
AdventureCommonCosts
  Lamps 1
~ Wren’s bell ringer is fond of darkness and has been asked to stop enjoying it so audibly.

[card The Eclipse Nobody Predicted 75]
> Stop everything where it stands.
Type "Support"
Freeze "Yes"
Glare 3
Ploy 1
~ Birds went to bed. Debates stopped in mid-slander. For four minutes every instrument in the country agreed.

[card The Provost’s Injunction 76]
> Forbid all further difficulties.
Type "Support"
FreezeAdventureCommonCosts "Yes"
Glare 2
Ploy 1
~ It was read aloud from a balcony, to mounting difficulty.

[card Stopped Clocks 77]
> Agree that this evening did not happen.
Type "Support"
RewindAdventure "Yes"
Glare 3
Ploy 1
~ All the clocks of the town stopped at ten past nine and were set going again, by vote, at eight.

[card A Gust on the Stair 78]
> Blow out every light on one landing.
Type "Support"
Glare 2
Ploy 1
AdventureResources
  Boots 1
DisableIf
  AR.Lamps > 1
~ Somebody had left a door open. Somebody always says so, in the dark.

[card The Rival Posting-House 79]
> Hire their runners away in mid-stride.
Type "Support"
Glare 2
Ploy 1
AdventureResources
  Bread 1
DivertIf
  AR.Boots > 1
~ It pays double, in advance, and does not ask whose message that was.

[card Hammer in the Lens Room 80]
> Break one good glass, and pay for it later.
Type "Support"
Glare 2
Ploy 1
AdventureResources
  Lens 1
WreckIf1
  AR.Lens > 2
~ The inquiry established that it was dark, that it was slippery, and that it was eleven blows.

[card Spilt Inkwell 81]
> Elbow the table.
Type "Support"
Glare 1
Ploy 1
AdventureResources
  Ink 1
DisableIf1
  AR.Ink > 1
~ The minutes of that meeting record a storm, seen from very close.

[card The Contrary Footnote 82]
> Cast doubt on their figures, and wave away the doubt they cast on yours.
Type "Support"
Glare 1
Ploy 1
AdventureResources
  Sums 1
DisableIf1
  AR.Sums > 1
ImmuneIf1
  Glare < 1
~ It begins with the word Nevertheless and runs to four pages.

[card Smoked Glass 83]
> Look straight at it and be unimpressed.
Type "Support"
Unique "Eye Shade"
AdventureResources
  Lens 1
ImmuneIf1
  Glare < 2
~ Held over a candle by an apprentice, who then wiped his nose and was taken for a burglar.

[card The Blind Observer 84]
> Let her listen instead.
Type "Support"
Unique "Eye Shade"
AdventureResources
  Lamps 1
ImmuneIf1
  Glare < 3
~ She timed the last two comets by the barking of dogs and was the closest both times.

[card Bram the Porter 85]
> Fetch one thing back before it is missed.
Type "Support"
Recover1 "Yes"
AdventureResources
  Bread 1
~ He has carried the same quadrant up the tower forty times and down it forty-one.

[card A Word with the Night Watch 86]
> Have it returned, no questions asked.
Type "Support"
Recover1 "Yes"
AdventureResources
  Lamps 1
~ One question was asked, but it was only: this?

[card The Rag-and-Brass Man 87]
> Buy back two things that somebody else threw out.
Type "Support"
Reuse 2
Ploy 2
AdventureResources
  Boots 1
~ His cart is the best-equipped observatory in town, apart from the wheels.

[card The Plagiarist 88]
> Walk off with every page that is still wet.
Type "Support"
Ploy 2
AdventureResources
  Ink 1
SeizeIf
  AR.Ink > 1
~ He changes one word in every title, so that the owner can find it.

[card The Marsh Eye 91 | gold]
> Open the great shutter over the water.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 4
~ The mirror is a pool of quicksilver forty feet wide. On still nights the sky leans down to comb its hair in it.

[card The Four Sisters of Sill 92 | gold]
> Send all four, by four roads.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 4
~ They set out together, arrive together, and have not once agreed which of the roads was longest.

[card The Indelible Vat 93 | gold]
> Write it so that no one can take it back.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 4
~ Cuttlefish, oak gall and something the founder swore to. Two directors have fallen in and are still blue.

[card The Thousand Wicks 94 | gold]
> Light every window on the hill at once.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 4
~ From the sea it looks like a second sky, and three captains have tried to take its altitude.
`;
