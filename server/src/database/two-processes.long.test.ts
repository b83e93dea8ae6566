import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { drownedRoad, gameMaster, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it, onTestFinished } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { newestSeq } from '#database/change-log.ts'
import { readChangesSince } from '#features/changes.ts'
import { readDynamic } from '#features/characters/queries.ts'
import { setDynamic } from '#features/characters/set-dynamic.ts'

const CLICKS = 50

/** Prints `ready`, then removes hit points one by one, like the server. */
const clicking = `
  const [file, clicks, ...modules] = process.argv.slice(1)
  const [{ openSqliteStore }, { readDynamic }, { setDynamic }] = await Promise.all(modules.map((path) => import(path)))
  const store = await openSqliteStore({ file, now: Date.now })
  const records = store.records('dam3')
  console.log('ready')
  for (let click = 0; click < Number(clicks); click += 1)
    await records.transaction({ actor: 'ilse' }, async (write) => {
      const { figures } = await readDynamic(write, '${KESSA}', { everything: true })
      await setDynamic(write, '${KESSA}', { hitpoints: figures.hitpoints - 1 })
    })
  await store.close()`

function clickElsewhere(file: string) {
  const modules = ['app/open-store.ts', 'features/characters/queries.ts', 'features/characters/set-dynamic.ts']
  const paths = modules.map((module) => path.join(import.meta.dirname, '..', module))
  const child = spawn(process.execPath, ['--input-type=module', '-e', clicking, file, String(CLICKS), ...paths])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

it('[STO-34] concurrent writes of two processes lose nothing, and their changes have no gaps', async () => {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
  const records = store.records('dam3')
  await records.replaceCampaign(drownedRoad(), 'test')
  const start = 500
  await records.transaction({ actor: 'gm' }, async (write) => await setDynamic(write, KESSA, { hitpoints: start }))
  const since = await newestSeq(records)
  const other = clickElsewhere(file)
  const [ended, faults] = [once(other, 'exit'), text(other.stderr)]
  await once(other.stdout, 'data')
  for (let click = 0; click < CLICKS; click += 1)
    await records.transaction({ actor: 'maren' }, async (write) => {
      const found = await readDynamic(write, KESSA, gameMaster)
      return await setDynamic(write, KESSA, { hitpoints: (found?.figures?.hitpoints ?? 0) - 1 })
    })
  expect([await ended, await faults]).toEqual([[0, null], ''])
  expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject({
    figures: { hitpoints: start - 2 * CLICKS },
  })
  const changes = await readChangesSince(records, since, 1000)
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, index) => since + 1 + index))
  expect(new Set(changes.map(({ actor }) => actor))).toEqual(new Set(['maren', 'ilse']))
  expect(changes).toHaveLength(2 * CLICKS)
})
