import { parentPort } from 'node:worker_threads'

import { gregorianCalendar } from '@waybook/rules'

import { reportLoaded } from '#runtime/thread.ts'

import type { EntityText } from '../entity-file.ts'
import type { Named } from '../entity-names.ts'
import { compileEntity, type Compiled } from './compile-entity.ts'
import { entityReader, surround, type NamedSurroundings } from './entity-reader.ts'

/** First files to read, then the surroundings, then files to compile, most of which this thread has read. */
export type ToCompile =
  | { readonly read: readonly EntityText[] }
  | NamedSurroundings
  | { readonly compile: readonly EntityText[] }

const reader = entityReader()
let surroundings = surround({ named: [], skills: [], calendar: gregorianCalendar })

/** Replies with one name, or one compiled entity, for each file. */
function answer(message: ToCompile): Named[] | Compiled[] {
  if ('read' in message) return message.read.map(reader.read)
  if ('compile' in message) return message.compile.map((file) => compileEntity(reader.take(file), surroundings))
  surroundings = surround(message)
  return []
}

parentPort?.on('message', (message: ToCompile) => parentPort?.postMessage(answer(message), []))
reportLoaded()
