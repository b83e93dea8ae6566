import type { EntityText } from '../entity-file.ts'
import type { Compiler } from './compiler.ts'

type Batch = readonly EntityText[]

/**
 * Shares batches among compilers. Each compiler takes a batch as soon as it can, and prefers a batch that it has read. Resolves to the
 * results in the order of the batches, without waiting for a compiler that is not ready by then.
 */
export async function shareBatches<Result>(
  batches: readonly Batch[],
  compilers: readonly Promise<Compiler>[],
  work: (compiler: Compiler, batch: Batch) => Promise<Result>,
): Promise<Result[]> {
  const left = new Map(batches.entries())
  const results: Promise<Result>[] = []
  const allTaken = Promise.withResolvers<void>()
  const workOn = async (compiler: Compiler) => {
    for (let next = take(left, compiler); next; next = take(left, compiler)) {
      const [place, batch] = next
      const result = work(compiler, batch)
      results[place] = result
      if (left.size === 0) allTaken.resolve()
      await result
    }
  }
  if (left.size === 0) allTaken.resolve()
  for (const compiler of compilers) compiler.then(workOn).catch(allTaken.reject)
  await allTaken.promise
  return await Promise.all(results)
}

function take(left: Map<number, Batch>, { hasRead }: Compiler): [place: number, batch: Batch] | null {
  const next = left.entries().find(([, batch]) => hasRead(batch)) ?? left.entries().next().value
  if (!next) return null
  left.delete(next[0])
  return next
}
