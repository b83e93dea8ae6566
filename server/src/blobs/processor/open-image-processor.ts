import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import os from 'node:os'

import { Problem } from '@waybook/contract'
import pLimit from 'p-limit'

import type { Refused } from '../prepare/inspect-picture.ts'
import type { Prepared } from '../prepare/prepare-picture.ts'
import type { Finished, Made, Ordered } from './image-process.ts'
import type { ImageProcessor } from './image-processor.ts'

/** Each uses a processor. */
const AT_ONCE = 2
/** What it took stays with the process until it ends, and between two uploads there may be days. */
const IDLE_MS = 60_000
/** Gives way to the server, and still gets somewhere on a busy machine: 0 is ordinary, 19 what only the idle leave. */
const NICENESS = 5
/**
 * The whole environment of the process: it makes glibc give back each picture's memory, and holds no secrets for whoever takes the process over
 * by a hostile file.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * A processor in a process of its own, which gives way to the server's: a decoder that takes memory and processors, or breaks down over a
 * hostile file, takes nothing from those who play. The process is there while it is needed.
 */
export function openImageProcessor(): ImageProcessor {
  const limit = pLimit(AT_ONCE)
  let process: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    if (process?.connected) process.disconnect()
    process = null
  }
  const prepare = async (file: string) => {
    clearTimeout(idle)
    process = process?.connected ? process : start()
    try {
      return await fetchMade(file, await order(process, file))
    } finally {
      const isLast = limit.activeCount === 1 && limit.pendingCount === 0
      if (isLast) idle = setTimeout(end, IDLE_MS).unref()
    }
  }
  return {
    prepare: async (file) => await limit(prepare, file),
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

async function fetchMade(file: string, made: Made | Refused): Promise<Prepared> {
  if (!made.ok) return made
  return { ok: true, forms: { ...made.forms, original: await readFile(file) }, facts: made.facts }
}

async function order(child: ChildProcess, file: string): Promise<Made | Refused> {
  const { promise, resolve, reject } = Promise.withResolvers<Made | Refused>()
  const onMessage = (finished: Finished) => {
    if (finished.file === file) resolve(finished.made)
  }
  const onEnd = () => reject(new Problem('unavailable', 'The picture could not be looked at. Try again.'))
  child.on('message', onMessage).once('exit', onEnd).once('error', onEnd)
  try {
    const ordered: Ordered = { file }
    child.send(ordered)
    return await promise
  } finally {
    child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
  }
}
