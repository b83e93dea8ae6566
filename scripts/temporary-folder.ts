import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Gives a test run its own temporary folder and deletes it after the run, including leftovers of killed processes. */
export default async function temporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-run-'))
  process.env['TMPDIR'] = folder
  return async () => await rm(folder, { recursive: true, force: true })
}
