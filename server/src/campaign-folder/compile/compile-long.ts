import { mapInSlices, type Slicing } from '#runtime/slices.ts'
import { Thread } from '#runtime/thread.ts'

import type { EntityMatter } from '../entity-file.ts'
import { compileEntity, compileFile, type Compiled, type Surroundings } from './compile-entity.ts'
import type { ToCompile } from './compile-worker.ts'

/** A longer text takes over a second, in which a server would answer nobody. */
export const LONG = 300_000

interface How {
  readonly slicing?: Slicing | undefined
  /** Whether faults leave out the file or its fields, as in an import. */
  readonly asFile?: boolean
}

/** Compiles entities on this thread in slices, and each long text in a thread of its own. */
export async function compileEach(
  matters: readonly EntityMatter[],
  surroundings: Surroundings,
  { slicing, asFile = false }: How = {},
): Promise<Compiled[]> {
  const compile = asFile ? compileFile : compileEntity
  const isLong = ({ source }: EntityMatter) => source.length > LONG
  const short = await mapInSlices(matters, (matter) => (isLong(matter) ? null : compile(matter, surroundings)), slicing)
  const all: Compiled[] = []
  for (const [index, matter] of matters.entries())
    all.push(short[index] ?? (await compileApart(matter, surroundings, asFile)) ?? compile(matter, surroundings))
  return all
}

/** `null` if the thread ended, for example because the process has no memory for it. */
async function compileApart(
  matter: EntityMatter,
  surroundings: Surroundings,
  asFile: boolean,
): Promise<Compiled | null> {
  const { names, ...rules } = surroundings
  const thread = new Thread(new URL('./compile-worker.ts', import.meta.url))
  thread.worker.on('error', () => {})
  try {
    await thread.loaded
    const { ids, keys, files } = names
    const message: ToCompile = { apart: matter, asFile, names: { ids, keys, files }, rules }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
    const [compiled] = (await thread.request(message)) as readonly Compiled[]
    return compiled ?? null
  } catch {
    return null
  } finally {
    await thread.end()
  }
}
