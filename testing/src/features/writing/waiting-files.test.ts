import { replaceWaitingFiles } from '@waybook/server/features/imports/waiting-files.ts'
import { describe, expect, it } from 'vitest'

import { engines, type TestDatabase } from '../../stores/test-postgres.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { BELL, KESSA, openWriting, villageFiles } from './writing-harness.ts'

const FILE = `${BELL}.md`
const base = villageFiles[FILE] ?? ''
const folder = base.replace('It rings', 'It clangs')

const bell = (sounds: string) => `It ${sounds}. Made by [[Marl|the smith]].\n`

/** A server where the bell's text differs in Waybook ("tolls") and in the last imported folder ("clangs"). */
async function openWaiting(take?: (() => Promise<TestDatabase>) | null) {
  const writing = await openWriting(take)
  const records = writing.testServer.services.store.records(CAMPAIGN_ID)
  const wait = async (text: string | null) =>
    await records.transaction(
      { actor: 'waybook sync' },
      async (tx) => await replaceWaitingFiles(tx, [{ owner: BELL, file: FILE, folder: text, base }]),
    )
  await writing.edit(BELL, 'It rings', 'It tolls')
  await wait(folder)
  const files = async () => (await writing.ask('listWaitingFiles', {})).files
  const wanted = async (decision: 'folder' | 'waybook' | 'both') => {
    const [waiting] = await files()
    return { file: FILE, decision, fingerprint: waiting?.fingerprint ?? '' }
  }
  return { ...writing, wait, files, wanted }
}

describe.each(engines)('on $name', ({ take }) => {
  it('[CAM-315] a file that waits is listed with both texts until it is decided; the history has both', async () => {
    const { ask, gameMaster, files, wanted, textOf, expectAsImported } = await openWaiting(take)
    expect(await files()).toMatchObject([{ file: FILE, hunks: [{ mine: bell('clangs'), theirs: bell('tolls') }] }])
    const [decision, key] = [await wanted('both'), crypto.randomUUID()]
    const replies = [
      await gameMaster('decideWaitingFile', decision, key),
      await gameMaster('decideWaitingFile', decision, key),
    ]
    expect(replies).toEqual([expect.objectContaining({ status: 200 }), replies[0]])
    expect(await textOf(BELL)).toContain(bell('clangs') + bell('tolls'))
    expect(await files()).toEqual([])
    const { revisions } = await ask('getHistory', { id: BELL })
    expect(revisions.map(({ version, origin }) => [version, origin])).toEqual([
      [4, 'merge'],
      [3, 'import'],
      [2, 'app'],
      [1, 'import'],
    ])
    expect(await ask('getRevision', { id: BELL, version: 3 })).toMatchObject({ text: folder })
    expect(await gameMaster('decideWaitingFile', decision)).toMatchObject({ status: 404 })
    await expectAsImported()
  })

  it('[CAM-316] deciding a file whose texts have changed is refused, and the file is shown again', async () => {
    const { gameMaster, edit, wait, files, wanted, textOf } = await openWaiting(take)
    const first = await wanted('folder')
    await edit(BELL, 'It tolls', 'It peals')
    expect(await gameMaster('decideWaitingFile', first)).toMatchObject({ status: 409 })
    expect(await files()).toMatchObject([{ hunks: [{ mine: bell('clangs'), theirs: bell('peals') }] }])
    const second = await wanted('folder')
    await wait(folder.replace('clangs', 'booms'))
    expect(await gameMaster('decideWaitingFile', second)).toMatchObject({ status: 409 })
    expect(await textOf(BELL)).toContain('It peals')
    expect(await files()).toMatchObject([{ hunks: [{ mine: bell('booms') }] }])
  })

  it('[CAM-316] a text with faults is refused with its faults, and still waits', async () => {
    const { gameMaster, wait, files, wanted, textOf } = await openWaiting(take)
    await wait(folder.replace('name: Bell', 'name: Bell\nvisible: perhaps'))
    const { status, body } = await gameMaster('decideWaitingFile', await wanted('folder'))
    expect([status, body['findings']]).toEqual([400, [expect.objectContaining({ severity: 'fault', line: 3 })]])
    expect(await textOf(BELL)).toContain('It tolls')
    expect(await files()).toHaveLength(1)
  })

  it('[CAM-317] a file no longer waits when an edit of its page removes the overlap', async () => {
    const { edit, files } = await openWaiting(take)
    await edit(BELL, 'It tolls', 'It clangs')
    expect(await files()).toEqual([])
  })

  it('[CAM-317] a file follows the page to its new id; one that the folder no longer has can be deleted', async () => {
    const { ask, wait, files, textOf } = await openWaiting(take)
    await wait(null)
    await ask('renameEntity', { id: BELL, to: 'items/great-bell' })
    const [{ fingerprint } = { fingerprint: '' }] = await files()
    expect(await textOf(KESSA)).toContain('items/great-bell')
    expect(await ask('decideWaitingFile', { file: FILE, decision: 'folder', fingerprint })).toMatchObject({
      success: true,
    })
    expect((await ask('listDeleted', {})).entities).toMatchObject([{ id: 'items/great-bell' }])
    expect(await files()).toEqual([])
  })
})
