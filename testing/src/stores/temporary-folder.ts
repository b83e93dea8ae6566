import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybook-store-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  return folder
}

/** A clock that advances by a millisecond with every reading. */
export function ticking(): () => number {
  let now = Date.UTC(2026, 9, 7)
  return () => (now += 1)
}
