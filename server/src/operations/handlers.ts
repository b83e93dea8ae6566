import { getCharacterDynamic, getInventory } from './character-dynamic.ts'
import { getEntity, getEntityProperty } from './get-entity.ts'
import type { Handlers } from './handler.ts'
import { getEntities, listEntities, searchEntities } from './list-entities.ts'
import { setCharacterVisibility, setEntityVisibility } from './set-visibility.ts'

/** What this version answers; the operations that are declared but missing here are refused as `not-answered`. */
export const handlers: Handlers = {
  getEntity,
  getEntityProperty,
  getEntities,
  listEntities,
  searchEntities,
  getCharacterDynamic,
  getInventory,
  setCharacterVisibility,
  setEntityVisibility,
}
