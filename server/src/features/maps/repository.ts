import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import type { MapRecord } from '../fog/fog-record.ts'
import type { MappedRecord, PinRecord, PlacedPin } from './map-record.ts'
import { isPageInScope, readMapOf, readMapped, readOwnMapByKey } from './read-maps.ts'
import { countPins, readFoggedPins, readPins, readPinsTo, readWrittenPins } from './read-pins.ts'

/** What `campaign.yaml` names as the map of the world, as it is written there; `null` if it names none. */
export async function readWorldMap(tables: CampaignTables): Promise<string | null> {
  return (await readCampaignWords(tables)).map
}
