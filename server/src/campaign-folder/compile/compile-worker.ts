import { parentPort } from 'node:worker_threads'

import { gregorianCalendar } from '@waybook/rules'

import { reportLoaded } from '#runtime/thread.ts'

import type { EntityMatter } from '../entity-file.ts'
import { entityNames, type Named } from '../entity-names.ts'
import { compileEntity, type Compiled, type Surroundings } from './compile-entity.ts'

/** What entities are compiled with, as it is sent to the thread. */
export interface NamedSurroundings extends Omit<Surroundings, 'names'> {
  readonly named: readonly Named[]
}

/** The surroundings come first, then entities to compile. */
export type ToCompile = NamedSurroundings | { readonly matters: readonly EntityMatter[] }

let surroundings: Surroundings = { names: entityNames([]), skills: [], calendar: gregorianCalendar }

/** Replies with what the entities compile to, one for each. */
function answer(message: ToCompile): Compiled[] {
  if ('matters' in message) return message.matters.map((matter) => compileEntity(matter, surroundings))
  const { named, ...rules } = message
  surroundings = { names: entityNames(named), ...rules }
  return []
}

parentPort?.on('message', (message: ToCompile) => parentPort?.postMessage(answer(message), []))
reportLoaded()
