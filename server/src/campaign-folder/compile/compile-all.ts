import { availableParallelism } from 'node:os'

import type { Slicing } from '#runtime/slices.ts'
import { Thread } from '#runtime/thread.ts'

import type { CampaignRules } from '../campaign-rules.ts'
import type { EntityText } from '../entity-file.ts'
import type { EntityNames } from '../entity-names.ts'
import type { Compiled, Surroundings } from './compile-entity.ts'
import { compilerHere, compilerInThread, type Compiler } from './compiler.ts'
import { surround, type NamedSurroundings } from './entity-reader.ts'
import { shareBatches } from './share-batches.ts'

/** A batch takes about 30 ms. */
const BATCH = 50
/** Starting a thread takes as long as compiling this many entities. */
const ENTITIES_PER_THREAD = 1000
/** Each thread takes about 60 MB while it runs. */
const THREADS_MAX = 3

const usualWorker = new URL('./compile-worker.ts', import.meta.url)

interface Options {
  readonly slicing?: Slicing | undefined
  readonly worker?: URL
  /** Called after each batch. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/**
 * Compiles the entities of a folder in slices. A large folder also uses the other processors. The results are in the order of the
 * files.
 */
export async function compileAll(
  files: readonly EntityText[],
  rules: CampaignRules,
  { slicing, worker = usualWorker, onProgress = () => {} }: Options = {},
): Promise<{ readonly names: EntityNames; readonly compiled: readonly Compiled[] }> {
  const threads = Array.from({ length: threadsFor(files.length) }, () => startThread(worker))
  let known: Surroundings | null = null
  const surroundOnce = (named: NamedSurroundings) => (known ??= surround(named))
  const here = compilerHere(slicing, surroundOnce)
  const compilers: Promise<Compiler>[] = [
    Promise.resolve(here),
    ...threads.map(async (thread) => await compilerInThread(thread, here)),
  ]
  const batches = Array.from({ length: Math.ceil(files.length / BATCH) }, (_, index) =>
    files.slice(index * BATCH, (index + 1) * BATCH),
  )
  try {
    const named = (await shareBatches(batches, compilers, async ({ read }, batch) => await read(batch))).flat()
    const surroundings = { named, ...rules }
    let done = 0
    const compile = async (compiler: Compiler, batch: readonly EntityText[]) => {
      const some = await compiler.compile(batch, surroundings)
      done += some.length
      onProgress(done, files.length)
      return some
    }
    const compiled = (await shareBatches(batches, compilers, compile)).flat()
    return { names: surroundOnce(surroundings).names, compiled }
  } finally {
    await Promise.all(threads.map(async (thread) => await thread.end()))
  }
}

function threadsFor(entities: number): number {
  return Math.min(Math.floor(entities / ENTITIES_PER_THREAD), availableParallelism() - 1, THREADS_MAX)
}

function startThread(file: URL): Thread {
  const thread = new Thread(file)
  // This thread takes over its work.
  thread.worker.on('error', () => {})
  return thread
}
