import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

/** A folder that goes when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybook-store-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  return folder
}

/** A clock that goes on by a millisecond with every look at it. */
export function ticking(): () => number {
  let now = Date.UTC(2026, 9, 7)
  return () => (now += 1)
}
