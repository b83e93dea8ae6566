import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Gives a test run a temporary folder of its own, which goes with the run: what a killed process leaves behind goes too. */
export default async function temporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-run-'))
  process.env['TMPDIR'] = folder
  return async () => await rm(folder, { recursive: true, force: true })
}
