import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { printFigure } from '../report.ts'
import type { CallHeaders, Running } from '../server.ts'
import { usageOf } from '../usage.ts'

const SAMPLE_INTERVAL_MS = 20
const ASKED_BEFORE = 200

/**
 * Uploads one picture of 5 MB for each id at the same time, alternating between the accounts; measures how long this takes, how much memory
 * the server needs, and how long other requests take during the uploads.
 */
export async function runUploads(
  { origin, pid }: Running,
  [headers, ...others]: readonly [CallHeaders, ...CallHeaders[]],
  ids: readonly string[],
): Promise<void> {
  const quiet: number[] = []
  while (quiet.length < ASKED_BEFORE) quiet.push(await askOnce(origin, headers, quiet.length))
  const before = await usageOf(pid)
  const about = JSON.stringify({ origin, cookies: [headers, ...others].map(({ cookie }) => cookie), ids })
  const sender = spawn('node', [path.join(import.meta.dirname, 'send-all.ts'), about], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let message = ''
  sender.stdout.on('data', (text: Buffer) => (message += text.toString()))
  while (!message.includes('ready') && sender.exitCode === null) await pause(SAMPLE_INTERVAL_MS)
  const began = performance.now()
  const ended = once(sender, 'exit')
  const times: number[] = []
  let [mostMb, mostChildMb] = [0, 0]
  while (sender.exitCode === null) {
    times.push(await askOnce(origin, headers, times.length))
    mostMb = Math.max(mostMb, (await usageOf(pid)).memoryMb)
    for (const child of await childrenOf(pid)) mostChildMb = Math.max(mostChildMb, (await usageOf(child)).memoryMb)
    await pause(SAMPLE_INTERVAL_MS)
  }
  await ended
  const tookS = (performance.now() - began) / 1000
  printFigure(`${ids.length} uploads at once`, `${message.trim().split('\n').at(-1)} in ${tookS.toFixed(1)} s`)
  printFigure('memory of the server, before and peak', `${before.memoryMb.toFixed(0)} MB, ${mostMb.toFixed(0)} MB`)
  printFigure('memory of its largest child process, peak', `${mostChildMb.toFixed(0)} MB`)
  printFigure('getEntity and listEntities before', shares(quiet))
  printFigure(`the same meanwhile, ${times.length} times`, shares(times))
}

function shares(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}`
}

/** Requires /proc; returns none without it. */
async function childrenOf(pid: number): Promise<number[]> {
  const ids = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return ids.trim().split(' ').filter(Boolean).map(Number)
}

async function askOnce(origin: string, headers: CallHeaders, round: number): Promise<number> {
  const question =
    round % 2 === 0
      ? { operation: 'getEntity', params: { id: 'items/thing-7' } }
      : { operation: 'listEntities', params: { type: 'item', limit: 60 } }
  const began = performance.now()
  const response = await fetch(`${origin}/api/query`, { method: 'POST', headers, body: JSON.stringify(question) })
  await response.arrayBuffer()
  return performance.now() - began
}
