import { setImmediate } from 'node:timers/promises'

/** The clock and the pauses for dividing work into slices. */
export interface Slicing {
  /** In milliseconds. */
  readonly now: () => number
  /** Lets other waiting work on this thread run. */
  readonly pause: () => Promise<unknown>
}

const ofThisThread: Slicing = { now: () => performance.now(), pause: async () => await setImmediate() }

/** The length of a slice in milliseconds. A frame of a page takes 16. */
const SLICE_MS = 10

/** Maps a long list on this thread, with a pause for other work after each slice. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  { now, pause }: Slicing = ofThisThread,
): Promise<Result[]> {
  const results: Result[] = []
  let start = now()
  for (const item of items) {
    results.push(map(item))
    if (now() - start < SLICE_MS) continue
    await pause()
    start = now()
  }
  return results
}
