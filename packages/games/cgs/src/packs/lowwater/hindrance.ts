/** Obstacles, and the stock that people hold in common ventures. */
export const HINDRANCE = `[card Spring Gale 131]
> Let nothing float that has not paid for it.
Type "Support"
Subtype "Weather"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Hull 2
EraCosts
  Renown 1
~ It blew the harbour sign to the next harbour, where it is still believed.

[card Brown Rain 132]
> Let nothing hold that is not bolted.
Type "Support"
Subtype "Weather"
UniqueAny "Weather"
Ploy 1
AdventureCommonCosts
  Iron 2
EraCosts
  Renown 1
~ It has rust in it, and clay, and once a small surprised frog.

[card Shifted Buoys 133]
> Move them one channel over.
Type "Support"
Subtype "Hindrance"
Ploy 1
AdventureCommonCosts
  Pilot 1
EraCosts
  Renown 1
~ They were moved in the night by somebody with excellent knots.

[card Unlocked Gate 134]
> Leave it as you did not find it.
Type "Support"
Subtype "Hindrance"
Ploy 1
AdventureCommonCosts
  Guard 1
EraCosts
  Renown 1
~ Nothing was taken. It was thought that something might have come in.

[card A Point of Order 135]
> Rise, and go on rising.
Type "Support"
Subtype "Hindrance"
Ploy 1
AdventureCommonCosts
  Voice 2
EraCosts
  Renown 1
~ It was raised on a Tuesday. The reply is expected to be printed in two volumes.

[card Oyster Bed Share 141]
> Buy in before they open.
Type "Support"
Subtype "Goods"
StockHolding 1
AdventureResources
  Hands 1
EraResources
  Renown 1
~ The oysters have not been consulted. It is their way to say nothing.

[card Ferry Bond 142]
> Lend to the ferry, at a rising rate.
Type "Support"
Subtype "Goods"
StockHolding 1
AdventureResources
  Voice 1
EraResources
  Renown 1
~ It pays when the river is high and apologises when it is not.

[card Tide Tables, Subscribed 143]
> Own a sixth of tomorrow.
Type "Support"
Subtype "Goods"
StockHolding 2
AdventureResources
  Wits 1
EraResources
  Renown 1
~ The publisher guarantees two high waters a day, or the difference in cash.

[card The Dry-Land Company 144]
> Take the largest part of what the sea has left.
Type "Support"
Subtype "Goods"
StockHolding 3
AdventureResources
  Voice 1
EraResources
  Renown 1
~ Its prospectus has a fine map on the front and, on the back, a smaller one at high water.
`;
