/** Powers: what one house does to the other's plans. */
export const MISCHIEF = `[card Barnacles and Grit 151]
> Send one hull or one machine back to be scraped.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DisableIf1
  Subtype = "Boat"/"Tool"
EraCosts
  Renown 1
~ No one is to blame. They grow, particularly when a bucket of them is thrown.

[card Summoned Home 152]
> Have one of their people called away.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DisableIf1
  Subtype = "Person"
EraCosts
  Renown 1
~ The letter says that it is about the roof. It is always about the roof.

[card Mildew 153]
> Spoil one bale or one page, until it can be aired.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DisableIf1
  Subtype = "Goods"/"Writing"
EraCosts
  Renown 1
~ It likes linen, leather and the second volume of anything.

[card Free Beer at the Other End 154]
> Empty their benches at a stroke.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
DisableIf
  Subtype = "Person"
EraCosts
  Favour 1
  Renown 1
~ There was one barrel. By the time it was known, two hundred people had formed a procession.

[card The Better Offer 155]
> Hire one of theirs in the middle of a sentence.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
DivertIf1
  Subtype = "Person"
EraCosts
  Favour 1
  Renown 1
~ The sentence was finished the same day, for the other side, with more feeling.

[card A Change of Flags 156]
> Bring one of their vessels or engines over to you.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
DivertIf1
  Subtype = "Boat"/"Tool"
EraCosts
  Favour 1
  Renown 1
~ It is mostly a matter of paint, and of being very early.

[card The Forged Certificate 157]
> Have their holding made out in your name.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 1
DivertIf1
  StockHolding > 1
EraCosts
  Renown 1
~ The signature was better than the original. The clerk asked for lessons.

[card The Redirected Caravan 158]
> Turn every cart of theirs in at your own gate.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 3
DivertIf
  Subtype = "Goods"
EraCosts
  Favour 1
  Renown 1
~ One sign, turned round by one small boy, who now owns a mule.

[card Fire in the Slip 159]
> Burn one hull or one engine, and be billed for it.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
WreckIf1
  Subtype = "Boat"/"Tool"
EraCosts
  Favour 1
  Renown 1
~ It was said to have begun with a lantern, a gull and a great deal of oil, in that order.

[card The Rats of Hallow Quay 160]
> Ruin one store or one mooring, and keep the rats.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 2
WreckIf1
  Subtype = "Goods"/"Mount"
EraCosts
  Favour 1
  Renown 1
~ They arrived with the flood and were the last to be offered terms.

[card The Sweating Fever 161]
> Lay low their whole company, and nurse them after.
Type "Support"
Subtype "Mischief"
Ploy 1
Signal 3
WreckIf
  Subtype = "Person"
EraCosts
  Renown 1
~ It passes in a week. The bill is for soup.

[card The Turning Bell 162]
> Stop everything, now, as it stands.
Type "Support"
Subtype "Omen"
Freeze "Yes"
Ploy 1
Signal 3
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Common Oven"
EraCosts
  Renown 1
~ One stroke, and the sea holds its breath. No one has ever had the nerve to ring twice.

[card The Warden’s Proclamation 163]
> Allow no further conditions.
Type "Support"
Subtype "Omen"
FreezeAdventureCommonCosts "Yes"
Ploy 1
Signal 2
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Turning Bell"
EraCosts
  Renown 1
~ It was nailed to a post. The post has since been cited as a precedent.

[card The Day That Was Struck Out 164]
> Turn back the calendar and begin again.
Type "Support"
Subtype "Omen"
RewindAdventure "Yes"
Ploy 1
Signal 3
PlayIfBuildsite
  Feats.Learned = "Common Oven"/"Drowned Calendar"
EraCosts
  Renown 1
~ The old country kept one day a year that need not have happened. It was used mainly for weddings.
`;
