import type * as z from 'zod/mini'

import type { Operation } from './operation.ts'
import {
  adjustCharacterDynamic,
  adjustCharacterInventory,
  getCharacterDynamic,
  getInventory,
  setCharacterVisibility,
  updateCharacterDynamic,
  updateCharacterInventory,
} from './operations/characters.ts'
import {
  countTags,
  deleteEntityImage,
  getEntities,
  getEntity,
  getEntityProperty,
  listEntities,
  searchEntities,
  setEntityVisibility,
} from './operations/entities.ts'
import { getFactsSchema, rawQuery } from './operations/facts.ts'
import { createJob, deleteJob, getJob, getJobs, updateJob } from './operations/jobs.ts'
import {
  addToken,
  getActiveScene,
  getSceneDetails,
  getSceneEntities,
  getSceneTransitions,
  getTokens,
  removeToken,
  setActiveScene,
  updateToken,
} from './operations/scenes.ts'

/** Every verb of the product: the server's handlers and the typed client are checked against this table. */
export const operations = {
  rawQuery,
  getFactsSchema,
  getEntity,
  getEntityProperty,
  getEntities,
  searchEntities,
  listEntities,
  countTags,
  deleteEntityImage,
  setEntityVisibility,
  getCharacterDynamic,
  updateCharacterDynamic,
  adjustCharacterDynamic,
  getInventory,
  updateCharacterInventory,
  adjustCharacterInventory,
  setCharacterVisibility,
  getActiveScene,
  setActiveScene,
  getSceneEntities,
  getSceneTransitions,
  getSceneDetails,
  getTokens,
  addToken,
  updateToken,
  removeToken,
  createJob,
  updateJob,
  getJobs,
  getJob,
  deleteJob,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationName = keyof Operations
export type ParamsOf<Name extends OperationName> = z.infer<Operations[Name]['params']>
export type AnswerOf<Name extends OperationName> = z.infer<Operations[Name]['answer']>

export function isOperationName(text: string): text is OperationName {
  return Object.hasOwn(operations, text)
}
