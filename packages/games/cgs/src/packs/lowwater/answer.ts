/** Shields, rescues and salvage. */
export const ANSWER = `[card Wax in the Ears 171]
> Hear none of it.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 1
EraCosts
  Renown 1
~ Sold by the pair at the pump, by a woman who answers no questions.

[card The Family Dog 172]
> Let him meet the messenger.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 1
EraCosts
  Renown 1
~ He has never bitten anyone who did not have a warrant.

[card Letter of Safe Passage 173]
> Show it, and keep walking.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 2
EraCosts
  Renown 1
~ Signed by a king who drowned. No one has been able to revoke it.

[card The Stubborn Mule 174]
> Stand.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 2
EraCosts
  Renown 1
~ Two houses have tried to move her. She is now marked on the charts.

[card Hermit of the Skerry 175]
> Let him explain that it does not concern you.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 3
EraCosts
  Renown 1
~ He has lived through four prophecies and a tax, on whelks.

[card The Deaf King’s Signet 176]
> Press it on the page, and let the trumpets blow.
Type "Support"
Subtype "Shield"
ImmuneIf1
  Signal < 3
EraCosts
  Renown 1
~ It bears a bell with no clapper. By its authority nothing whatever was heard for thirty years.

[card Boathook 181]
> Fish one thing out before it goes under.
Type "Support"
Subtype "Rescue"
Recover1 "Yes"
AdventureResources
  Hands 1
EraCosts
  Renown 1
~ It is the most borrowed tool on the coast and has its own entry in most wills.

[card A Quick Retreat 182]
> Save what you are carrying and leave the tune to finish itself.
Type "Support"
Subtype "Rescue"
Recover1 "Yes"
AdventureResources
  Wits 1
EraCosts
  Renown 1
~ The drummer is chosen for his speed.

[card Beachcombers 183]
> Pick up what they have used and left.
Type "Support"
Subtype "Salvage"
Reuse 1
Ploy 2
EraCosts
  Renown 1
~ They bow before they bend down. It is a very old profession.

[card The Salvage Court 184]
> Have two of their wrecks awarded to you.
Type "Support"
Subtype "Salvage"
Reuse 2
Ploy 2
EraCosts
  Renown 1
~ The judge sits at low water, with her feet in a bucket, and rises when the sea does.

[card Cut Moorings 185]
> Let one berth or bench drift over to you in the night.
Type "Support"
Subtype "Seizure"
Ploy 2
SeizeIf1
  Subtype = "Mount"
EraCosts
  Renown 1
~ A clean cut, slantwise, by somebody left-handed. Everybody on the coast has been seen using the right.

[card The Learned Burglar 186]
> Borrow their cleverest page.
Type "Support"
Subtype "Seizure"
Ploy 2
SeizeIf1
  AR.Wits > 3
EraCosts
  Renown 1
~ He leaves a receipt, in verse.

[card The Run on the Company 187]
> Buy up their best shares while they are out.
Type "Support"
Subtype "Seizure"
Ploy 2
SeizeIf
  StockHolding > 2
EraCosts
  Renown 1
~ It started when one gentleman was seen walking fast.
`;
