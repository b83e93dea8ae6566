import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { runThroughput } from './http/throughput.ts'
import { writeLargeCampaign } from './large-campaign.ts'
import { judge, printFigure, printPart } from './report.ts'
import { signIn, startServer } from './server.ts'
import { usageOf } from './usage.ts'

const ENTITIES = 10_000
const PORT = '4872'
const IDLE_MS = 60_000
const AIMED_IMPORT_MS = 10_000
const AIMED_IDLE_MB = 200

const ms = (value: number) => `${value.toFixed(0)} ms`

/** Measures the first and a later start, the memory a minute after it and under load, and the throughput. */
export async function runStart(): Promise<void> {
  printPart(`Start, with ${ENTITIES} entities`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-start-'))
  const dataDir = path.join(folder, 'data')
  const env = { PORT, DATA_DIR: dataDir, CAMPAIGN_DIR: path.join(folder, 'campaign'), METRICS_KEY: randomUUID() }
  try {
    await writeLargeCampaign(env.CAMPAIGN_DIR, ENTITIES)
    const first = await startServer(env)
    const headers = await signIn(first.origin, dataDir)
    await first.stop()
    printFigure('first start with import, to the first response', ms(first.startedInMs))
    judge('import of 10,000 entities under 10 s', ms(first.startedInMs), first.startedInMs < AIMED_IMPORT_MS)
    const running = await startServer(env)
    try {
      printFigure('later start, to the first response', ms(running.startedInMs))
      await setTimeout(IDLE_MS)
      const { memoryMb } = await usageOf(running.pid)
      printFigure('memory a minute after the start', `${memoryMb.toFixed(0)} MB`)
      judge('idle memory under 200 MB', `${memoryMb.toFixed(0)} MB`, memoryMb < AIMED_IDLE_MB)
      await runThroughput(running, headers, ENTITIES)
      printFigure('memory after this load', `${(await usageOf(running.pid)).memoryMb.toFixed(0)} MB`)
    } finally {
      await running.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
