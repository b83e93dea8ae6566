import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import type { MapRecord } from '../fog/fog-record.ts'
import type { MappedRecord, PinRecord, PlacedPin } from './map-record.ts'
import { isPageInScope, readMapOf, readMapped, readOwnMapByKey } from './read-maps.ts'
import { countPins, readFoggedPins, readPins, readPinsTo, readWrittenPins } from './read-pins.ts'

/** The maps of entities and the pins on them. Fog is for the caller to look at. */
export interface MapRepository {
  /** The map of an entity, whoever may see it; `null` if it has none. A scene without a map of its own has its picture. */
  map(id: string): Promise<MapRecord | null>
  /** The map whose picture has this key, unless it is the picture of a scene itself. */
  ownMapByKey(key: string): Promise<MapRecord | null>
  /** Whether the scope includes the page of the entity, and so its map. */
  isSeen(id: string, scope: VisibilityScope): Promise<boolean>
  /** The entities with a map whose page the scope includes, by name. Scenes only if they have a pin, or are asked for. */
  mapped(scope: VisibilityScope, among?: readonly string[]): Promise<MappedRecord[]>
  /** The pins on a map that are for the scope and whose target it includes, in the order of the file. */
  pins(map: string, scope: VisibilityScope): Promise<PinRecord[]>
  /** All pins of these maps, whoever sees them, by map. */
  writtenPins(maps: readonly string[]): Promise<ReadonlyMap<string, Omit<PinRecord, 'target'>[]>>
  /** How many pins there are for the scope on each map that has any. */
  count(scope: VisibilityScope): Promise<ReadonlyMap<string, number>>
  /** Of these, those on the maps of scenes with something covered. */
  fogged(scope: VisibilityScope): Promise<PlacedPin[]>
  /** Where pins for the scope lead to an entity. */
  pinsTo(target: string, scope: VisibilityScope): Promise<PlacedPin[]>
  /** What `campaign.yaml` names as the map of the world, as it is written there; `null` if it names none. */
  world(): Promise<string | null>
}

export function mapRepository(tables: CampaignTables): MapRepository {
  return {
    map: async (id) => await readMapOf(tables, id),
    ownMapByKey: async (key) => await readOwnMapByKey(tables, key),
    isSeen: async (id, scope) => await isPageInScope(tables, id, scope),
    mapped: async (scope, among) => await readMapped(tables, scope, among ? { among } : {}),
    pins: async (map, scope) => await readPins(tables, map, scope),
    writtenPins: async (maps) => await readWrittenPins(tables, maps),
    count: async (scope) => await countPins(tables, scope),
    fogged: async (scope) => await readFoggedPins(tables, scope),
    pinsTo: async (target, scope) => await readPinsTo(tables, target, scope),
    world: async () => (await readCampaignWords(tables)).map,
  }
}
