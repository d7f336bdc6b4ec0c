/** The Long Noon's obstacles, stock, powers and answers, and its four gold cards. */
export const NOON_PLOYS = `[card Heat Haze 131]
> Make every figure shimmer.
Type "Support"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Sums 2
EraCosts
  Fame 1
~ The horizon was reported in three places. All three reports were well argued.

[card Cloudburst over Hobb Street 132]
> Soak the flour.
Type "Support"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Bread 2
EraCosts
  Fame 1
~ The ovens went out one by one, each with a small remark.

[card Ribbon Stall 133]
> Sell them the colour of the tail.
Type "Support"
StockHolding 1
AdventureResources
  Bread 1
EraResources
  Fame 1
~ The tail has no colour. There was one to suit every complexion.

[card Comet Pills 134]
> Cure what it may bring.
Type "Support"
StockHolding 1
AdventureResources
  Bread 1
EraResources
  Fame 1
~ Not one customer caught the comet.

[card Star Subscription 135]
> Sign here, and receive one star.
Type "Support"
StockHolding 1
AdventureResources
  Sums 1
EraResources
  Fame 1
~ Delivery is expected when the light arrives.

[card Shares in the Tail 136]
> Buy while it is growing.
Type "Support"
StockHolding 2
AdventureResources
  Sums 1
EraResources
  Fame 1
~ At its height it was a hundred million miles long and nobody could find the end of the queue.

[card The Merry-Go-Round 137]
> Let them ride the planets.
Type "Support"
StockHolding 2
AdventureResources
  Bread 1
EraResources
  Fame 1
~ Venus squeaks. The children fight for Venus.

[card The Subscribers’ Bench 138]
> Sell the front row.
Type "Support"
StockHolding 2
AdventureResources
  Sums 1
EraResources
  Fame 1
~ It faces the wrong way, so that the subscribers can be seen.

[card The Auditor’s Red Pencil 139]
> Strike out the best of their sums, and answer for it.
Type "Support"
Glare 2
Ploy 1
AdventureResources
  Sums 1
WreckIf
  AR.Sums > 2
~ He has never made a mistake, and has initialled every one of them.

[card A Hand in the Till 140]
> Move one of their stalls to your side of the square.
Type "Support"
Glare 1
Ploy 1
DivertIf1
  StockHolding > 1
~ It was done at siesta. The stallholder woke up loyal.

[card Green Spectacles 141]
> See no glare.
Type "Support"
ImmuneIf1
  Glare < 1
EraCosts
  Fame 1
~ They make everything look like pond, which Otter finds restful.

[card The Deaf Chairman 142]
> Rule the objection out of order.
Type "Support"
ImmuneIf1
  Glare < 2
EraCosts
  Fame 1
~ He hears perfectly well. He was elected for his timing.

[card Lost Property Office 143]
> Ask for it back by weight.
Type "Support"
Recover1 "Yes"
EraCosts
  Fame 1
~ It holds eleven umbrellas, a sextant and the treasurer.

[card The Museum of Failed Instruments 144]
> Borrow two exhibits that still work.
Type "Support"
Reuse 2
Ploy 2
EraCosts
  Fame 1
~ Admission is free to anybody who can add to the collection.

[card The Recruiting Scholar 145]
> Offer the loom a better position.
Type "Support"
Ploy 2
SeizeIf1
  AR.Sums > 3
EraCosts
  Fame 1
~ It came with a pension and a window. The loom was not told about the stairs.

[card Bread Requisition 146]
> Sign for all of it, illegibly.
Type "Support"
Ploy 2
SeizeIf1
  AR.Bread > 3
EraCosts
  Fame 1
~ The order was stamped by four offices, of which two existed.

[card The Noon Mirror 151 | gold]
> Catch the comet in broad day and hold it there.
Type "Support"
Affiliation "Heron"
AdventureResources
  Lens 4
EraCosts
  Fame 2
~ A disc of speculum taller than its maker. On the day it was hung every cock within nine miles crowed twice.

[card Windfoot, Queen of the Pass 152 | gold]
> Ride the grey mare.
Type "Support"
Affiliation "Lynx"
AdventureResources
  Boots 4
EraCosts
  Fame 2
~ She crossed the range in a night and a morning with the orbit in her saddlebag, and ate only the margin.

[card The Floating Printworks 153 | gold]
> Sail the news to where it will be believed.
Type "Support"
Affiliation "Otter"
AdventureResources
  Ink 4
EraCosts
  Fame 2
~ Three presses on a coal barge, drawn by eight horses and one deadline.

[card The Glass Steeple 154 | gold]
> Let the tower swallow the noon and give it back at midnight.
Type "Support"
Affiliation "Wren"
AdventureResources
  Lamps 4
EraCosts
  Fame 2
~ Built of bottles by four generations of lamplighters, each of whom had emptied their share.
`;
