import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { type VaultSize, writeRawVault } from './raw-vault.ts'
import { judge, printFigure, printPart } from './report.ts'
import { usageOf } from './usage.ts'

const repository = path.resolve(import.meta.dirname, '../..')
const POLL_MS = 100
const MEMORY_MAX_MB = 600

interface Measured {
  readonly seconds: number
  /** The time of all processors, in the program and for it in the system. */
  readonly processorSeconds: number
  readonly memoryMb: number
}

const sizes: readonly (VaultSize & { readonly aims?: Readonly<Record<string, number>> })[] = [
  { notes: 5000, pictures: 500, aims: { check: 20, import: 60 } },
  { notes: 10_000, pictures: 10_000 },
]

/** Measures how long commands take on raw vaults, and the memory that they need. */
export async function runVault(): Promise<void> {
  for (const { aims = {}, ...size } of sizes) {
    printPart(`A raw vault of ${size.notes} notes and ${size.pictures} pictures`)
    const place = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-vault-'))
    try {
      const [vault, exported] = [path.join(place, 'Vault'), path.join(place, 'exported')]
      await writeRawVault(vault, size)
      await measure(place, ['check', '--propose', vault])
      for (const [command, folder] of commandsOn(vault, exported))
        report(command, await measure(place, [command, folder]), aims[command])
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  }
}

/** The second import finds everything stored. */
const commandsOn = (vault: string, exported: string) =>
  [
    ['check', vault],
    ['import', vault],
    ['import', vault],
    ['sync', vault],
    ['export', exported],
  ] as const

function report(command: string, { seconds, processorSeconds, memoryMb }: Measured, aim: number | undefined): void {
  const value = `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processor time, ${memoryMb.toFixed(0)} MB`
  printFigure(command, value)
  if (aim !== undefined) judge(`${command} under ${aim} s`, `${seconds.toFixed(1)} s`, seconds < aim)
  judge(`${command} with under ${MEMORY_MAX_MB} MB`, `${memoryMb.toFixed(0)} MB`, memoryMb < MEMORY_MAX_MB)
}

/** Runs a command of the product to its end. Its last figures are up to a tenth of a second old. */
async function measure(place: string, args: readonly string[]): Promise<Measured> {
  const began = performance.now()
  const child = spawn(process.execPath, ['server/dist/main.js', ...args], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: path.join(place, 'data') },
    stdio: 'ignore',
  })
  let [processorSeconds, memoryMb] = [0, 0]
  while (child.exitCode === null && child.signalCode === null) {
    const { cpuMs, peakMb } = await usageOf(child.pid ?? 0)
    processorSeconds = Math.max(processorSeconds, cpuMs / 1000)
    memoryMb = Math.max(memoryMb, peakMb)
    await setTimeout(POLL_MS)
  }
  return { seconds: (performance.now() - began) / 1000, processorSeconds, memoryMb }
}
