/** What belongs to nobody: the Hands, Voice and Wits of the hill towns. */
export const PLAIN_TOWN = `[card Day Labourers 91]
> Pay at noon; they have seen how tides work.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 1
EraCosts
  Renown 1
~ They dig where they are told and remember what they found.

[card Sunday Volunteers 92]
> Thank them early.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 1
EraCosts
  Renown 1
~ Eager, numerous and home by four.

[card The Mud-Larks 93]
> Turn them loose at first light.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 2
EraCosts
  Renown 1
~ Forty children with sieves. They have found eleven rings, a font and the mayor’s other leg.

[card Rope Gang 94]
> Haul on the word.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 2
EraCosts
  Renown 1
~ The word is not in any dictionary, but it does make people haul.

[card Ninebridge Turn-Out 95]
> Ring once and have the whole town in the street.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 3
EraCosts
  Renown 2
~ They come with whatever was in their hands. The barber’s customers are recognised by the half.

[card The Long Line 96]
> Stand shoulder to shoulder and pass the stones.
Type "Support"
Subtype "Crowd"
AdventureResources
  Hands 3
EraCosts
  Renown 2
~ It reached from the quarry to the breach. A joke that started at one end arrived at the other as a law.

[card Town Crier’s Nephew 97]
> Shout until somebody older comes.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 1
EraCosts
  Renown 1
~ He has the lungs but not the spelling.

[card A Word at the Pump 98]
> Let it be overheard.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 1
EraCosts
  Renown 1
~ News drawn there is fresh every morning and always a little cold.

[card The Ferry Gossip 99]
> Tell her in confidence and count to ten.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 2
EraCosts
  Renown 1
~ She has carried more secrets across than passengers, and never dropped a passenger.

[card The Last Will of Aldous Marle 100]
> Read it out before the season ends, to the people it is about.
Type "Support"
Subtype "Person"
MustPlay "Yes"
AdventureResources
  Voice 2
EraCosts
  Renown 1
~ Whoever still has it in a pocket when the sea comes back has, by its terms, inherited the debts.

[card The Speaker for the Drowned 101]
> Let him ask what they would have wanted.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 3
EraCosts
  Renown 2
~ He holds eleven thousand proxies and has never been outvoted.

[card Dame Isolde Pray 102]
> Have her say it from the steps.
Type "Support"
Subtype "Person"
AdventureResources
  Voice 3
EraCosts
  Renown 2
~ Her voice was insured with both houses, and each has asked the other not to provoke her.

[card Damp Ledger 103]
> Separate the pages with a knife and a prayer.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 1
EraCosts
  Renown 1
~ The sums are still right. It is the names that have run together.

[card Schoolroom Slate 104]
> Rub it out and claim you knew.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 1
EraCosts
  Renown 1
~ One corner says, in an older hand: will be on the test.

[card The Surveyor’s Notebook 105]
> Measure twice, while it is there.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 2
EraCosts
  Renown 1
~ She paced out the whole bay and was pleased to find it shorter than her husband had said.

[card Deeds in a Biscuit Tin 106]
> Produce them at the worst moment.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 2
EraCosts
  Renown 1
~ Six properties, all under water, and a pressed flower that has kept its colour.

[card The Index of Everything 107]
> Look it up.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 3
EraCosts
  Renown 2
~ The books themselves were lost. From the index alone, one scholar has reconstructed four of them and disliked three.

[card The Flood-Clerk’s Proof 108]
> Set it before them, and sharpen the chalk.
Type "Support"
Subtype "Writing"
AdventureResources
  Wits 3
EraCosts
  Renown 2
~ It shows in nine lines that the sea cannot return. It was found under four fathoms of it.
`;
