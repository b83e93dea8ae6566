import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { judge, printFigure, printPart } from '../report.ts'
import type { CallHeaders, Running } from '../server.ts'
import { usageOf } from '../usage.ts'
import { load, type Target } from './load.ts'

const CONNECTIONS = 16
const TURNS = 4
const TURN_MS = 1500
const WARM_MS = 4000
const BARE_PORT = 4879
const AIMED_PER_S = 1000
const AIMED_P99_MS = 20
const AIMED_SHARE = 1 / 3

/** Measures how many signed-in `getEntity` answers a server gives, alternating with a bare server that sends as many bytes. */
export async function runThroughput(running: Running, headers: CallHeaders, entities: number): Promise<void> {
  printPart(`Throughput of getEntity, ${CONNECTIONS} connections`)
  const requests = Array.from({ length: 1000 }, (_, index) =>
    requestOf(running.origin, headers, { id: `items/thing-${(index * 37 + 1) % entities}` }),
  )
  const bytes = await sizeOf(running.origin, headers)
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), [String(BARE_PORT), String(bytes)])
  await once(child, 'message')
  const measured = { server: new Sum(), bare: new Sum() }
  const targets = {
    server: { target: { port: Number(new URL(running.origin).port), requests }, pid: running.pid },
    bare: { target: { port: BARE_PORT, requests }, pid: child.pid ?? 0 },
  }
  try {
    for (const { target } of Object.values(targets)) await load(target, { connections: CONNECTIONS, forMs: WARM_MS })
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const which of ['server', 'bare'] as const) await measured[which].add(targets[which])
  } finally {
    child.disconnect()
  }
  const { server, bare } = measured
  printFigure(`getEntity, answers of ${bytes} bytes`, server.line())
  printFigure('bare node:http with as many bytes', bare.line())
  const share = server.perSecond / bare.perSecond
  judge('getEntity: 1,000 answers a second', server.perSecond.toFixed(0), server.perSecond >= AIMED_PER_S)
  judge('getEntity: p99 under 20 ms', `${server.at(0.99).toFixed(1)} ms`, server.at(0.99) < AIMED_P99_MS)
  judge('getEntity: a third of a bare answer', `${(100 * share).toFixed(0)} %`, share >= AIMED_SHARE)
}

class Sum {
  readonly #times: number[] = []
  #ms = 0
  #cpuMs = 0

  async add({ target, pid }: { readonly target: Target; readonly pid: number }): Promise<void> {
    const before = await usageOf(pid)
    const { times, ms } = await load(target, { connections: CONNECTIONS, forMs: TURN_MS })
    this.#cpuMs += (await usageOf(pid)).cpuMs - before.cpuMs
    this.#ms += ms
    for (const time of times) this.#times.push(time)
  }

  get perSecond(): number {
    return (1000 * this.#times.length) / this.#ms
  }

  at(share: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  }

  line(): string {
    const cpu = ((1000 * this.#cpuMs) / this.#times.length).toFixed(0)
    return `${this.perSecond.toFixed(0)} a second  p50 ${this.at(0.5).toFixed(2)} ms  p99 ${this.at(0.99).toFixed(2)} ms  processor ${cpu} µs each`
  }
}

function requestOf(origin: string, { cookie }: CallHeaders, params: object): string {
  const body = JSON.stringify({ operation: 'getEntity', params })
  const head = [
    'POST /api/query HTTP/1.1',
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    'accept-encoding: gzip, deflate, br',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** The bytes of an uncompressed answer. */
async function sizeOf(origin: string, headers: CallHeaders): Promise<number> {
  const body = JSON.stringify({ operation: 'getEntity', params: { id: 'items/thing-38' } })
  const plain = { ...headers, 'accept-encoding': 'identity' }
  const response = await fetch(`${origin}/api/query`, { method: 'POST', headers: plain, body })
  return (await response.arrayBuffer()).byteLength
}
