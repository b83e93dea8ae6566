import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { describe, expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { IN_MEMORY } from '#database/sqlite.ts'

import { dueBackups, keepDailyBackup } from './daily-backup.ts'

const evening = Date.UTC(2026, 9, 7, 23, 59)
const day = (number: number) => `daily-2026-10-0${number}.db`

describe('the daily backup', () => {
  it('[STO-32] is made once a day', () => {
    expect(dueBackups([], evening)).toEqual({ make: day(7), drop: [] })
    expect(dueBackups([day(7)], evening)).toEqual({ make: null, drop: [] })
    expect(dueBackups([day(7)], evening + 60_000)).toEqual({ make: day(8), drop: [] })
  })

  it('[STO-32] keeps the last seven', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map(day)
    expect(dueBackups(week, evening).drop).toEqual([])
    expect(dueBackups(week, evening + 60_000)).toEqual({ make: day(8), drop: [day(1)] })
    expect(dueBackups([...week, 'daily-2025-01-01.db'], evening).drop).toEqual(['daily-2025-01-01.db'])
  })

  it('[STO-32] keeps today’s even if a wrong clock has left later ones', () => {
    const later = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `daily-2099-01-0${number}.db`)
    const { make, drop } = dueBackups(later, evening)
    expect(make).toBe(day(7))
    expect(drop).toEqual(['daily-2099-01-02.db', 'daily-2099-01-01.db'])
  })

  it('[STO-32] fails for damaged records, and deletes no older copy', async () => {
    const folder = await temporaryFolder()
    const [file, dir] = [path.join(folder, 'waybook.db'), path.join(folder, 'backups')]
    await (await openSqliteStore({ file, now: ticking() })).close()
    const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
    const handle = await open(file, 'r+')
    await handle.write('damaged '.repeat(2000), 2 * 4096)
    await handle.close()
    await mkdir(dir)
    const week = [1, 2, 3, 4, 5, 6, 7].map(day)
    for (const name of week) await writeFile(path.join(dir, name), '')
    await expect(keepDailyBackup({ store, dir, nowMs: evening + 60_000 })).rejects.toThrow('The records are damaged')
    expect((await readdir(dir)).toSorted()).toEqual(week)
  })

  it('[STO-32] leaves other files in the folder alone', async () => {
    const dir = path.join(await temporaryFolder(), 'backups')
    const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: ticking() }))
    await keepDailyBackup({ store, dir, nowMs: evening })
    const others = ['before-002-tokens-2026-10-01.db', 'mine.db', 'daily-notes.db']
    for (const name of [...others, ...[1, 2, 3, 4, 5, 6].map(day)]) await writeFile(path.join(dir, name), '')
    await keepDailyBackup({ store, dir, nowMs: evening + 60_000 })
    expect(new Set(await readdir(dir))).toEqual(new Set([...others, ...[2, 3, 4, 5, 6, 7, 8].map(day)]))
  })
})
