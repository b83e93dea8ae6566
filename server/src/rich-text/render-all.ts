import { availableParallelism } from 'node:os'

import { mapInSlices, type Slicing } from '#runtime/slices.ts'
import { Thread } from '#runtime/thread.ts'

import { renderMarkdown, type Rendered } from './render-markdown.ts'

/** Takes some thirty milliseconds. */
const BATCH = 50
/** Starting a thread takes as long as rendering this many texts. */
const TEXTS_PER_THREAD = 1000
/** Each takes some 60 MB while it runs. */
const THREADS_MAX = 3

const usualWorker = new URL('./render-worker.ts', import.meta.url)

interface Options {
  readonly slicing?: Slicing | undefined
  readonly worker?: URL
  /** Called after each batch. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Renders texts, in slices, and if there are very many of them, on the other processors too. Returns what each of them renders to. */
export async function renderAll(
  given: readonly string[],
  { slicing, worker = usualWorker, onProgress = () => {} }: Options = {},
): Promise<(text: string) => Rendered> {
  const texts = [...new Set(given)]
  const batches = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, index) =>
    texts.slice(index * BATCH, (index + 1) * BATCH),
  )
  const rendered = new Map<string, Rendered>()
  const queue = batches.values()
  let done = 0
  const render = async (by: (batch: readonly string[]) => Promise<Rendered[]>) => {
    for (const batch of queue) {
      const results = await by(batch)
      batch.forEach((text, index) => rendered.set(text, results[index] ?? renderMarkdown(text)))
      done += batch.length
      onProgress(done, texts.length)
    }
  }
  const here = async (batch: readonly string[]) => await mapInSlices(batch, renderMarkdown, slicing)
  const threads = Array.from({ length: threadsFor(texts.length) }, () => startThread(worker))
  try {
    await Promise.all([render(here), ...threads.map(async (thread) => await render(await renderingIn(thread, here)))])
  } finally {
    await Promise.all(threads.map(async (thread) => await thread.end()))
  }
  return (text) => rendered.get(text) ?? renderMarkdown(text)
}

function threadsFor(texts: number): number {
  return Math.min(Math.floor(texts / TEXTS_PER_THREAD), availableParallelism() - 1, THREADS_MAX)
}

function startThread(file: URL): Thread {
  // The thread must not inherit the flags of the process.
  const thread = new Thread(file, { execArgv: [] })
  // What it was rendering is rendered here instead.
  thread.worker.on('error', () => {})
  return thread
}

/** Renders in the thread once its code has loaded, and if it ends, `otherwise`. */
async function renderingIn(thread: Thread, otherwise: (batch: readonly string[]) => Promise<Rendered[]>) {
  await thread.loaded
  return async (batch: readonly string[]): Promise<Rendered[]> => {
    if (thread.hasEnded) return await otherwise(batch)
    const answer = await thread.request(batch).catch(() => null)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
    return answer === null ? await otherwise(batch) : (answer as Rendered[])
  }
}
