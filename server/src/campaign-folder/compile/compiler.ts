import { mapInSlices, type Slicing } from '#runtime/slices.ts'
import type { Thread } from '#runtime/thread.ts'

import type { EntityText } from '../entity-file.ts'
import type { Named } from '../entity-names.ts'
import type { Compiled, Surroundings } from './compile-entity.ts'
import { compileEach } from './compile-long.ts'
import type { ToCompile } from './compile-worker.ts'
import { entityReader, type NamedSurroundings } from './entity-reader.ts'

/** Reads entities, and compiles them once the compilers together have read all of them. */
export interface Compiler {
  readonly read: (batch: readonly EntityText[]) => Promise<readonly Named[]>
  /** All calls get the same surroundings. */
  readonly compile: (batch: readonly EntityText[], surroundings: NamedSurroundings) => Promise<readonly Compiled[]>
  /** Whether it can compile this batch without reading it again. */
  readonly hasRead: (batch: readonly EntityText[]) => boolean
}

/** Works on this thread. `surround` is called for each batch. */
export function compilerHere(
  slicing: Slicing | undefined,
  surround: (named: NamedSurroundings) => Surroundings,
): Compiler {
  const reader = entityReader()
  return {
    read: async (batch) => await mapInSlices(batch, reader.read, slicing),
    compile: async (batch, named) => {
      const surroundings = surround(named)
      return await compileEach(batch.map(reader.take), surroundings, { slicing, asFile: true })
    },
    hasRead: (batch) => batch.every(reader.hasRead),
  }
}

/** A thread sends copies of the texts, which this one already has. */
function withOwnTexts(compiled: readonly Compiled[], batch: readonly EntityText[]): Compiled[] {
  return compiled.map((one, index) => {
    const { path, text } = batch[index] ?? {}
    if (!one.entity || path === undefined || text === undefined) return one
    return { ...one, entity: { ...one.entity, source: { path, text } } }
  })
}

/** Works in the thread, once its code has loaded. If the thread ends, `otherwise` does the remaining work. */
export async function compilerInThread(thread: Thread, otherwise: Compiler): Promise<Compiler> {
  const ask = async (message: ToCompile) => (thread.hasEnded ? null : await thread.request(message).catch(() => null))
  const read = new Set<readonly EntityText[]>()
  let knowsNames = false
  await thread.loaded
  return {
    read: async (batch) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
      const named = (await ask({ read: batch })) as readonly Named[] | null
      if (named) read.add(batch)
      return named ?? (await otherwise.read(batch))
    },
    compile: async (batch, surroundings) => {
      if (!knowsNames) await ask(surroundings)
      knowsNames = true
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
      const compiled = (await ask({ compile: batch })) as readonly Compiled[] | null
      return compiled ? withOwnTexts(compiled, batch) : await otherwise.compile(batch, surroundings)
    },
    hasRead: (batch) => read.has(batch),
  }
}
