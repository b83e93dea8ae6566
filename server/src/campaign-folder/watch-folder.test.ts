import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { watchFolder } from './watch-folder.ts'

const SETTLE_MS = 40
const onError = (error: unknown) => expect(error).toBeNull()

it('[CAM-21] reports a burst of saves as one change', async () => {
  const folder = await folderOf({ 'campaign.yaml': 'name: a\n' })
  let calls = 0
  const called = Promise.withResolvers<void>()
  const onChange = async () => {
    calls += 1
    called.resolve()
  }
  const watching = await watchFolder(folder, { onChange, onError, settleMs: SETTLE_MS })
  for (const name of ['a.md', 'b.md', 'c.md', 'campaign.yaml']) await writeFile(path.join(folder, name), 'x')
  await called.promise
  await watching.close()
  expect(calls).toBe(1)
})

it('[CAM-21] reports a change during a callback after it has finished', async () => {
  const folder = await folderOf({ 'campaign.yaml': 'name: a\n' })
  let atWork = 0
  let calls = 0
  const done = Promise.withResolvers<void>()
  const onChange = async () => {
    atWork += 1
    calls += 1
    expect(atWork).toBe(1)
    if (calls === 1) await writeFile(path.join(folder, 'campaign.yaml'), 'name: b\n')
    else done.resolve()
    atWork -= 1
  }
  const watching = await watchFolder(folder, { onChange, onError, settleMs: SETTLE_MS })
  await writeFile(path.join(folder, 'a.md'), 'x')
  await done.promise
  await watching.close()
  expect(calls).toBe(2)
})
