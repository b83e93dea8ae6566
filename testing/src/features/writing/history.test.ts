import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { callerOf } from '../../world/callers.ts'
import { MARL, openWriting, TARROW, villageFiles } from './writing-harness.ts'

describe.each(engines)('on $name', ({ take }) => {
  it('[WRITE-208] every version of a text is stored, and can be saved again', async () => {
    const { ask, gameMaster, edit, textOf } = await openWriting(take)
    const first = await textOf(TARROW)
    await edit(TARROW, 'A village', 'A town')
    await edit(TARROW, 'A town', 'A city')
    const { revisions } = await ask('getHistory', { id: TARROW })
    expect(revisions.map(({ version, by, origin }) => [version, by, origin])).toEqual([
      [3, 'Bram', 'app'],
      [2, 'Bram', 'app'],
      [1, null, 'import'],
    ])
    expect((await ask('getRevision', { id: TARROW, version: 2 })).text).toContain('A town')
    expect((await ask('getRevision', { id: TARROW, version: 3 })).text).toContain('A city')
    expect((await gameMaster('getRevision', { id: TARROW, version: 4 })).status).toBe(404)
    const stale = await gameMaster('restoreRevision', { id: TARROW, version: 1, baseVersion: 2 })
    expect([stale.status, stale.body['version']]).toEqual([409, 3])
    expect(await ask('restoreRevision', { id: TARROW, version: 1, baseVersion: 3 })).toMatchObject({
      version: 4,
      text: first,
    })
    expect(await textOf(TARROW)).toBe(first)
  })

  it('[WRITE-208] an import stores the texts that it replaces or removes', async () => {
    const { ask, edit, testServer } = await openWriting(take)
    await edit(MARL, 'A smith', 'The smith')
    const { [`${TARROW}.md`]: _, ...others } = villageFiles
    await testServer.importAgain({ ...others, 'items/bell.md': '---\nname: Bell\n---\nCracked.\n' })
    expect((await ask('getRevision', { id: MARL, version: 2 })).text).toContain('The smith')
    expect(await ask('getSource', { id: MARL })).toMatchObject({ version: 3 })
    expect(await ask('getSource', { id: 'items/bell' })).toMatchObject({ version: 2 })
    expect(await ask('getSource', { id: 'scenes/gate' })).toMatchObject({ version: 1 })
    expect((await ask('listDeleted', {})).entities).toMatchObject([{ id: TARROW, by: null }])
    await testServer.importAgain(villageFiles)
    expect(await ask('getSource', { id: TARROW })).toMatchObject({ version: 2 })
    expect((await ask('listDeleted', {})).entities).toEqual([])
  })

  it('[WRITE-209] drafts belong to the account, may have faults, and are deleted when the text is saved', async () => {
    const { ask, gameMaster, testServer, textOf } = await openWriting(take)
    const other = await callerOf(testServer, { role: 'gameMaster' })
    await ask('saveDraft', { id: MARL, text: '---\nname: [', baseVersion: 1 })
    await ask('saveDraft', { draftId: 'first', type: 'item', text: '---\nname: Rope\n---\n' })
    await ask('saveDraft', { draftId: 'first', type: 'item', text: '---\nname: Long Rope\n---\n' })
    expect((await ask('listDrafts', {})).drafts).toMatchObject([
      { id: null, draftId: 'first', type: 'item', name: 'Long Rope', baseVersion: null },
      { id: MARL, draftId: null, type: 'character', name: 'Marl', text: '---\nname: [', baseVersion: 1 },
    ])
    expect((await other('listDrafts', {})).body).toEqual({ drafts: [] })
    expect((await ask('getSource', { id: MARL })).draft).toMatchObject({ text: '---\nname: [', baseVersion: 1 })
    expect((await other('getSource', { id: MARL })).body).toMatchObject({ draft: null })
    await ask('saveEntity', { id: MARL, text: `${await textOf(MARL)}More.\n`, baseVersion: 1 })
    expect((await ask('getSource', { id: MARL })).draft).toBeNull()
    await ask('discardDraft', { draftId: 'first' })
    await ask('discardDraft', { draftId: 'first' })
    expect((await ask('listDrafts', {})).drafts).toEqual([])
    for (const params of [
      { text: '' },
      { text: '', id: MARL },
      { text: '', draftId: 'x' },
      { text: '', id: MARL, draftId: 'x' },
    ])
      expect((await gameMaster('saveDraft', params)).status).toBe(400)
    expect((await gameMaster('saveDraft', { id: 'items/none', baseVersion: 1, text: '' })).status).toBe(404)
  })

  it('[WRITE-219] campaign.yaml is saved with the same answers', async () => {
    const { ask, gameMaster, expectAsImported } = await openWriting(take)
    const { text, version } = await ask('getCampaignSource', {})
    const named = `${text}tagline: By the sea\n`
    expect(await ask('saveCampaign', { text: named, baseVersion: version })).toMatchObject({
      version: 2,
      outcome: 'saved',
    })
    await expectAsImported()
    const wrong = await gameMaster('saveCampaign', { text: 'nam: x\n', baseVersion: 2 })
    expect([wrong.status, wrong.body['findings']]).toMatchObject([400, [{ line: 1 }, { line: 1 }]])
    const mine = await ask('saveCampaign', { text: `${text}region: The Reach\n`, baseVersion: 1 })
    expect(mine).toMatchObject({ outcome: 'merged', text: expect.stringContaining('By the sea') as string })
    const clash = await gameMaster('saveCampaign', { text: 'name: Another\n', baseVersion: 1 })
    expect(clash.status).toBe(200)
    const again = await gameMaster('saveCampaign', { text: 'name: A third\n', baseVersion: 1 })
    expect([again.status, again.body['id']]).toEqual([409, 'conflict'])
  })
})
