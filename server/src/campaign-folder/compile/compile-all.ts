import { availableParallelism } from 'node:os'

import { mapInSlices, type Slicing } from '#runtime/slices.ts'
import { Thread } from '#runtime/thread.ts'

import type { CampaignRules } from '../check/check-entity.ts'
import { readMatter, type EntityMatter } from '../entity-file.ts'
import { entityNames, type EntityNames, type Named } from '../entity-names.ts'
import { compileEntity, type Compiled } from './compile-entity.ts'
import type { NamedSurroundings, ToCompile } from './compile-worker.ts'

/** Takes some thirty milliseconds. */
const BATCH = 50
/** Starting a thread takes as long as compiling this many entities. */
const ENTITIES_PER_THREAD = 1000
/** Each takes some 60 MB while it runs. */
const THREADS_MAX = 3

const usualWorker = new URL('./compile-worker.ts', import.meta.url)

/** An entity's file, with the id that its path stands for. */
export interface EntityFile {
  readonly id: string
  readonly file: string
  readonly source: string
}

interface Options {
  readonly slicing?: Slicing | undefined
  readonly worker?: URL
  /** Called after each batch. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

type CompileBatch = (batch: readonly EntityMatter[]) => Promise<Compiled[]>

/**
 * Compiles the entities of a folder, in slices, and if there are very many of them, on the other processors too. The results are in the
 * order of the files.
 */
export async function compileAll(
  files: readonly EntityFile[],
  rules: CampaignRules,
  { slicing, worker = usualWorker, onProgress = () => {} }: Options = {},
): Promise<{ readonly names: EntityNames; readonly compiled: readonly Compiled[] }> {
  // They load while this thread reads the front matter.
  const threads = Array.from({ length: threadsFor(files.length) }, () => startThread(worker))
  try {
    const matters = await mapInSlices(files, ({ id, file, source }) => readMatter(id, file, source), slicing)
    const names = entityNames(matters)
    const here: CompileBatch = async (batch) =>
      await mapInSlices(batch, (matter) => compileEntity(matter, { names, ...rules }), slicing)
    const starting = threads.map((thread) => compilingIn(thread, { named: matters.map(toNamed), ...rules }, here))
    const compiled = await compileBatches(matters, [Promise.resolve(here), ...starting], onProgress)
    return { names, compiled }
  } finally {
    await Promise.all(threads.map(async (thread) => await thread.end()))
  }
}

/** Each compiler takes batches from the same list as soon as it can. */
async function compileBatches(
  matters: readonly EntityMatter[],
  compilers: readonly Promise<CompileBatch>[],
  onProgress: (done: number, total: number) => void,
): Promise<Compiled[]> {
  const batches = Array.from({ length: Math.ceil(matters.length / BATCH) }, (_, index) =>
    matters.slice(index * BATCH, (index + 1) * BATCH),
  )
  const compiled: Compiled[][] = batches.map(() => [])
  const queue = batches.entries()
  let done = 0
  const work = async (compiler: Promise<CompileBatch>) => {
    const compile = await compiler
    for (const [place, batch] of queue) {
      compiled[place] = await compile(batch)
      done += batch.length
      onProgress(done, matters.length)
    }
  }
  await Promise.all(compilers.map(work))
  return compiled.flat()
}

function threadsFor(entities: number): number {
  return Math.min(Math.floor(entities / ENTITIES_PER_THREAD), availableParallelism() - 1, THREADS_MAX)
}

function startThread(file: URL): Thread {
  // The thread must not inherit the flags of the process.
  const thread = new Thread(file, { execArgv: [] })
  // What it was compiling is compiled here instead.
  thread.worker.on('error', () => {})
  return thread
}

/** Only what names are made of is sent. */
function toNamed({ id, file, fields }: EntityMatter): Named {
  return { id, file, fields: fields && { name: fields.name, aliases: fields.aliases } }
}

/** Compiles in the thread once its code has loaded, and if it ends, `otherwise`. */
async function compilingIn(
  thread: Thread,
  surroundings: NamedSurroundings,
  otherwise: CompileBatch,
): Promise<CompileBatch> {
  const ask = async (message: ToCompile) => {
    const answer = thread.hasEnded ? null : await thread.request(message).catch(() => null)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
    return answer as Compiled[] | null
  }
  await thread.loaded
  await ask(surroundings)
  return async (matters) => (await ask({ matters })) ?? (await otherwise(matters))
}
