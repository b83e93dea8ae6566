import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { judge, printFigure, printPart } from './report.ts'
import { signIn, startServer, type CallHeaders } from './server.ts'
import { worldOf } from './worlds.ts'

const PORT = '4889'
const ENTRIES = 5000
const ROUNDS = 40
const MEDIAN_MAX_MS = 100

const questions: Readonly<Record<string, object>> = {
  'getLibrary, the first 40': {},
  'getLibrary, of a kind': { kind: 'gear' },
  'getLibrary, with words': { query: 'lantern' },
  'getLibrary, of a kind with words, price and rarity': { kind: 'gear', query: 'lan', priceMost: 100, rarityMost: 5 },
}

/** Measures how long 40 of 5,000 entries of the library take. */
export async function runLibrary(): Promise<void> {
  printPart(`The library with ${ENTRIES} entries, median and slowest of ${ROUNDS}`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-library-'))
  try {
    const dataDir = await worldOf(ENTRIES, folder)
    const { origin, stop } = await startServer({ PORT, DATA_DIR: dataDir })
    try {
      const headers = await signIn(origin, dataDir)
      for (const [what, params] of Object.entries(questions)) await measure(what, { origin, headers, params })
    } finally {
      await stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Question {
  readonly origin: string
  readonly headers: CallHeaders
  readonly params: object
}

async function measure(what: string, { origin, headers, params }: Question): Promise<void> {
  const body = JSON.stringify({ operation: 'getLibrary', params })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const response = await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`getLibrary responded with ${response.status}`)
    times.push(performance.now() - began)
  }
  const inOrder = times.toSorted((one, other) => one - other)
  const median = inOrder[ROUNDS >> 1] ?? 0
  printFigure(what, `${median.toFixed(1)} ms   ${inOrder.at(-1)?.toFixed(1)} ms`)
  judge(`${what}: under ${MEDIAN_MAX_MS} ms`, `${median.toFixed(1)} ms`, median < MEDIAN_MAX_MS)
}
