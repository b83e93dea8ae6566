import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import os from 'node:os'

import { Problem } from '@waybook/contract'
import pLimit from 'p-limit'

import { accountProblems } from '#sentences/problems.ts'

import type { Refused } from '../prepare/inspect-picture.ts'
import type { PreparedUpload } from '../prepare/prepare-added.ts'
import type { ImageResponse, Made, ImageRequest } from './image-process.ts'
import type { ImageProcessor } from './image-processor.ts'

/** Each picture in progress uses one CPU core. */
const AT_ONCE = 2
/** An idle process ends after this time to free its memory. The next upload may be days away. */
const IDLE_MS = 60_000
/** Yields to the server but still makes progress on a busy machine. 0 is normal priority, 19 the lowest. */
const NICENESS = 5
/**
 * The complete environment of the process. It makes glibc return each picture's memory. It contains no secrets, because a malicious file
 * may take over the process.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * Runs the image processor in a separate process with lower priority. This isolates the server from decoders that need much memory or CPU
 * or that crash on a malicious file. The process starts on demand and stops when idle.
 */
export function openImageProcessor(): ImageProcessor {
  const limit = pLimit(AT_ONCE)
  let process: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    if (process?.connected) process.disconnect()
    process = null
  }
  const inProcess = async (ordered: ImageRequest) => {
    clearTimeout(idle)
    process = process?.connected ? process : start()
    try {
      return await order(process, ordered)
    } finally {
      const isLast = limit.activeCount === 1 && limit.pendingCount === 0
      if (isLast) idle = setTimeout(end, IDLE_MS).unref()
    }
  }
  return {
    prepare: async (file) => {
      const { made } = await limit(inProcess, { file, work: 'prepare' })
      return made ? await fetchMade(file, made) : crashed()
    },
    resize: async (file) => (await limit(inProcess, { file, work: 'resize' })).made ?? crashed(),
    cut: async (file) => (await limit(inProcess, { file, work: 'cut' })).cut ?? crashed(),
    close: async () => {
      clearTimeout(idle)
      end()
      await Promise.resolve()
    },
  }
}

function start(): ChildProcess {
  const script = new URL('image-process.ts', import.meta.url)
  const child = fork(script, { serialization: 'advanced', execArgv: [], env: ENVIRONMENT })
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) os.setPriority(child.pid, NICENESS)
  return child
}

async function fetchMade(file: string, made: Made | Refused): Promise<PreparedUpload> {
  if (!made.ok) return made
  return { ok: true, forms: { ...made.forms, original: await readFile(file) }, facts: made.facts, walls: made.walls }
}

function crashed(): never {
  throw new Problem('unavailable', accountProblems.pictureCouldNotBeProcessed())
}

async function order(child: ChildProcess, ordered: ImageRequest): Promise<ImageResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ImageResponse>()
  const onMessage = (finished: ImageResponse) => {
    if (finished.file === ordered.file) resolve(finished)
  }
  const onEnd = () => reject(new Problem('unavailable', accountProblems.pictureCouldNotBeProcessed()))
  child.on('message', onMessage).once('exit', onEnd).once('error', onEnd)
  try {
    child.send(ordered)
    return await promise
  } finally {
    child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
  }
}
