import { operations, Problem, type Operation, type OperationName } from '@waybook/contract'

import type { Asked } from '../http/asked.ts'
import { getCharacterDynamic, getInventory } from './character-dynamic.ts'
import { countTags } from './count-tags.ts'
import { getFactsSchema, rawQuery } from './facts.ts'
import { getEntity, getEntityProperty } from './get-entity.ts'
import { admit, guarded, type Guarded } from './handler.ts'
import { getEntities, listEntities } from './list-entities.ts'
import { getSceneDetails, getSceneEntities, getSceneTransitions } from './scenes.ts'
import { searchEntities } from './search-entities.ts'
import { setCharacterVisibility, setEntityVisibility } from './set-visibility.ts'

/** What this version answers; the operations that are declared but missing here are refused as `not-answered`. */
const handlers: Partial<Record<OperationName, Guarded>> = {
  rawQuery: guarded(operations.rawQuery, rawQuery),
  getFactsSchema: guarded(operations.getFactsSchema, getFactsSchema),
  getEntity: guarded(operations.getEntity, getEntity),
  getEntityProperty: guarded(operations.getEntityProperty, getEntityProperty),
  getEntities: guarded(operations.getEntities, getEntities),
  listEntities: guarded(operations.listEntities, listEntities),
  countTags: guarded(operations.countTags, countTags),
  searchEntities: guarded(operations.searchEntities, searchEntities),
  getCharacterDynamic: guarded(operations.getCharacterDynamic, getCharacterDynamic),
  getInventory: guarded(operations.getInventory, getInventory),
  getSceneDetails: guarded(operations.getSceneDetails, getSceneDetails),
  getSceneEntities: guarded(operations.getSceneEntities, getSceneEntities),
  getSceneTransitions: guarded(operations.getSceneTransitions, getSceneTransitions),
  setCharacterVisibility: guarded(operations.setCharacterVisibility, setCharacterVisibility),
  setEntityVisibility: guarded(operations.setEntityVisibility, setEntityVisibility),
}

/** Answers one operation for one viewer. Throws the Problems of `admit`, `not-answered` and what the handler refuses. */
export async function answer(asked: Asked, name: OperationName, given: unknown): Promise<unknown> {
  const handler = handlers[name]
  if (handler) return await handler(asked, given)
  const operation: Operation = operations[name]
  await admit(operation, asked, given)
  throw new Problem('not-answered')
}
