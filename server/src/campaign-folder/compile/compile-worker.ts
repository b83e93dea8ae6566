import { parentPort } from 'node:worker_threads'

import { reportLoaded } from '#runtime/thread.ts'

import type { EntityMatter } from '../entity-file.ts'
import { entityNames, type EntityNames, type Named } from '../entity-names.ts'
import { compileEntity, type Compiled } from './compile-entity.ts'

/** The names of all entities come first, then entities to compile. */
export type ToCompile = { readonly named: readonly Named[] } | { readonly matters: readonly EntityMatter[] }

let names: EntityNames = entityNames([])

/** Replies with what the entities compile to, one for each. */
function answer(message: ToCompile): Compiled[] {
  if ('matters' in message) return message.matters.map((matter) => compileEntity(matter, names))
  names = entityNames(message.named)
  return []
}

parentPort?.on('message', (message: ToCompile) => parentPort?.postMessage(answer(message), []))
reportLoaded()
