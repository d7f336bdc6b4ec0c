/** The cards of the ledger's scenarios, and further ones numbered from 16 on, as a pack to lay positions with. */
import { scene } from '@hortus/testkit';
import { cgs } from '../index.ts';
import { packOf } from './pack.testing.ts';

export { packOf } from './pack.testing.ts';

const COMPETITION = 'Type "Adventure" Subtype "Mission" Roleplay "Competition"';

export const CARDS: readonly string[] = [
  '1 Cinder Type "Adventure" Subtype "Exploration" Roleplay "Competition" AdventureCommonCosts StarshipCapacity 1 StarshipFirePower 2 StarshipFlyRange 2 AcceptSupportIf1 AR.StarshipFlyRange > 2 EraResources Sway 7',
  `2 Tarn ${COMPETITION} Unique "Helion" AdventureCommonCosts HelionResearch 2 StarshipCapacity 1 StarshipFirePower 2 StarshipFlyRange 1 EraResources Sway 7 Feats StarshipDrive "Helion"`,
  '3 Helion drive Type "Support" Subtype "Starship drive" AdventureResources StarshipFlyRange 7 PlayIfBuildsite Feats.StarshipDrive = "Helion" EraCosts Sway 2',
  '4 Rewind Type "Support" Subtype "Time travel" RewindAdventure "Yes" AdventureResources TimeDistortionStrength 1 PlayIfBuildsite Feats.TimeTravel = "Yes" EraCosts Sway 1',
  '5 Freeze Type "Support" Subtype "Time weapon" Freeze "Yes" AdventureResources TimeDistortionStrength 1 PlayIfBuildsite Feats.TimeWeapons = "Yes" EraCosts Sway 1',
  '6 Time shield Type "Support" Subtype "Time shield" PlayIfBuildsite Feats.TimeWeapons = "Yes" EraCosts Sway 1 ImmuneIf1 AR.TimeDistortionStrength < 1',
  '7 Petrel small Type "Support" Subtype "Starship" Unique "Petrel" AdventureResources StarshipCapacity 1 EraCosts Sway 1',
  '8 Ion drive Type "Support" Subtype "Starship drive" AdventureResources StarshipFlyRange 1 EraCosts Sway 1',
  '9 Ion cannon Type "Support" Subtype "Starship weapon" AdventureResources StarshipFirePower 2 EraCosts Sway 1',
  '10 Scientists Type "Support" Subtype "Scientists" AdventureResources HelionResearch 1 EraCosts Sway 1',
  '11 Scientists Type "Support" Subtype "Scientists" AdventureResources HelionResearch 1 EraCosts Sway 1',
  '12 Petrel large Type "Support" Subtype "Starship" Unique "Petrel" AdventureResources StarshipCapacity 2 EraCosts Sway 1',
  '13 Magnetic sensor Type "Support" Subtype "Combat sensor" AdventureResources StartshipDetectionRange 2 StartshipDetectionSensitivity 2 DisableIf1 AR.StarshipCapacity > 2 Subtype = "Starship" EraCosts Sway 1',
  '14 Starship cloak Type "Support" Subtype "Starship cloak" EraCosts Sway 1 ImmuneIf1 AR.StartshipDetectionSensitivity < 2',
  '15 Weapon damage Type "Support" Subtype "Unforeseen event" DisableIf1 AR.StarshipFirePower > 2 Subtype = "Starship weapon" EraCosts Sway 1',
  '16 Boarding party Type "Support" Subtype "Boarding party" EraCosts Sway 1 SeizeIf1 Subtype = "Starship weapon"',
  // Cards that the scenarios mention without a text.
  '17 Middle drive Type "Support" Subtype "Starship drive" AdventureResources StarshipFlyRange 2 EraCosts Sway 1',
  '18 Strong freeze Type "Support" Freeze "Yes" AdventureResources TimeDistortionStrength 2',
  '19 Event shield Type "Support" ImmuneIf1 Subtype = "Unforeseen event"',
  '20 Salvage hook Type "Support" Recover1 "Yes"',
  '21 First jump Type "Adventure" Roleplay "Battle" AdventureCommonCosts StarshipFlyRange 1 Feats TimeTravel "Yes"',
  '22 Stopped clock Type "Adventure" Roleplay "Battle" AdventureCommonCosts StarshipFlyRange 1 Feats TimeWeapons "Yes"',
  '23 Helion copy Type "Adventure" Roleplay "Battle" Unique "Helion" AdventureCommonCosts StarshipFlyRange 1',
  '24 Weapon ruin Type "Support" Subtype "Unforeseen event" WreckIf1 AR.StarshipFirePower > 2',
  '25 Salvage crew Type "Support" Reuse 2',
  '26 Cost freeze Type "Support" FreezeAdventureCommonCosts "Yes" AdventureResources Chill 1',
  '27 Obstacle Type "Support" AdventureCommonCosts StarshipFlyRange 1',
  '28 Warm shield Type "Support" AdventureCommonCosts StarshipFlyRange 1 ImmuneIf1 AR.Chill < 3',
  '29 Weapon storm Type "Support" WreckIf AR.StarshipFirePower > 1 DisableIf1 Subtype = "Starship"',
  '30 Press gang Type "Support" SeizeIf AR.StarshipFirePower > 1 SeizeIf1 Subtype = "Starship"',
  '31 Quick hop Type "Adventure" Roleplay "Solo" AdventureCommonCosts StarshipFlyRange 1 EraResources Sway 3',
  '32 Gun test Type "Adventure" Roleplay "Solo" AdventureCommonCosts StarshipFirePower 2 EraResources Sway 3',
  '33 Gun frame Type "Support" AdventureResources StarshipWeaponSize 2',
  '34 Big gun Type "Support" AdventureResources StarshipFirePower 2 AdventureCosts StarshipWeaponSize 2',
  '35 Blockade Type "Adventure" Roleplay "Obstruction" AdventureCommonCosts StarshipFirePower 3 EraResources Sway 4',
  '36 Wide hull Type "Support" AdventureResources StarshipWeaponSize 3',
  '37 Weapon X Type "Support" AdventureResources StarshipFirePower 3 AdventureCosts StarshipWeaponSize 4',
  '38 Weapon Y Type "Support" AdventureResources StarshipFirePower 2 AdventureCosts StarshipWeaponSize 2',
  '39 Weapon Z Type "Support" AdventureResources StarshipFirePower 1 AdventureCosts StarshipWeaponSize 1',
  '40 Skirmish Type "Adventure" Roleplay "Battle" AdventureCommonCosts StarshipFirePower 1 EraResources Sway 3',
];

const TARN: string = packOf({ cards: CARDS });

interface Trial {
  readonly seats?: number;
  readonly pack?: string;
  readonly options?: object;
}

/** A position with the scenarios' cards. */
export const trial = (position: string, { seats = 2, pack = TARN, options = {} }: Trial = {}) =>
  scene(cgs, position, { seats, options: { pack: { text: pack }, ...options } });

/** The fields of a position that begin with these keys, in order: `fields(s, 'ops', 'wreck')`. */
export const fields = (at: { position(): string }, ...keys: readonly string[]): string[] =>
  at
    .position()
    .split(' | ')
    .filter((field) => keys.some((key) => field === key || field.startsWith(`${key} `)));
