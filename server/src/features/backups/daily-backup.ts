import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Store } from '../store.ts'
import { expectSound } from './archive.ts'

const RETAINED = 7
const DAILY = /^daily-\d{4}-\d{2}-\d{2}\.db$/

interface DailyBackup {
  readonly store: Store
  readonly dir: string
  readonly nowMs: number
}

/**
 * Makes today's backup if it is missing, and deletes all but the last seven. Called often; days are in UTC. Fails if the records are damaged:
 * a damaged copy must not replace a good one.
 */
export async function keepDailyBackup({ store, dir, nowMs }: DailyBackup): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const { make, drop } = dueBackups(await readdir(dir), nowMs)
  if (make !== null) await backUp(store, path.join(dir, make))
  for (const file of drop) await rm(path.join(dir, file))
}

async function backUp(store: Store, file: string): Promise<void> {
  await store.backup(file)
  try {
    await expectSound(file)
  } catch (error) {
    await rm(file)
    throw error
  }
}

/** Returns which backup to make now, and which existing ones to delete afterwards. Ignores other files in the folder. */
export function dueBackups(files: readonly string[], nowMs: number): { make: string | null; drop: readonly string[] } {
  const today = `daily-${new Date(nowMs).toISOString().slice(0, 10)}.db`
  const daily = files.filter((file) => DAILY.test(file))
  const others = daily
    .filter((file) => file !== today)
    .toSorted()
    .toReversed()
  return { make: daily.includes(today) ? null : today, drop: others.slice(RETAINED - 1) }
}
