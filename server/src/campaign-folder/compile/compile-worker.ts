import { parentPort } from 'node:worker_threads'

import { reportLoaded } from '#runtime/thread.ts'

import { campaignRules, type CampaignRules } from '../campaign-rules.ts'
import type { EntityMatter, EntityText } from '../entity-file.ts'
import { namesAmong, type EntityNames, type Named } from '../entity-names.ts'
import { compileEntity, compileFile, type Compiled } from './compile-entity.ts'
import { entityReader, surround, type NamedSurroundings } from './entity-reader.ts'

/** First files to read, then the surroundings, then files to compile, most of which this thread has read. */
export type ToCompile =
  | { readonly read: readonly EntityText[] }
  | NamedSurroundings
  | { readonly compile: readonly EntityText[] }
  | {
      /** A text that is compiled without others. */
      readonly apart: EntityMatter
      readonly asFile: boolean
      readonly names: Omit<EntityNames, 'meant'>
      readonly rules: CampaignRules
    }

const reader = entityReader()
let surroundings = surround({ named: [], ...campaignRules(null) })

/** Replies with one name, or one compiled entity, for each file. */
function answer(message: ToCompile): Named[] | Compiled[] {
  if ('read' in message) return message.read.map((file) => reader.read(file))
  if ('compile' in message) return message.compile.map((file) => compileFile(reader.take(file), surroundings))
  if ('apart' in message) {
    const { apart, asFile, rules, names } = message
    const about = { names: namesAmong(names.ids, names.keys, names.files), ...rules }
    return [(asFile ? compileFile : compileEntity)(apart, about)]
  }
  surroundings = surround(message)
  return []
}

parentPort?.on('message', (message: ToCompile) => parentPort?.postMessage(answer(message), []))
reportLoaded()
