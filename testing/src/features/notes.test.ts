import { NOTES_MAX } from '@waybook/contract'
import { addNote } from '@waybook/server/features/notes/queries.ts'
import { describe, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { engines } from '../stores/test-postgres.ts'
import { type Member, memberOf } from '../world/callers.ts'
import { campaignOfSuite, playerOf } from '../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const HIDDEN = 'characters/zebulon-quarrel'
const TARROW = 'locations/low-tarrow'

describe.each(engines)('notes on $name', ({ take }) => {
  const { testServer, maren, ilse, gameMaster } = campaignOfSuite(
    secretCampaign,
    { maren: playerOf(KESSA, 'Maren'), ilse: playerOf(ODO, 'Ilse') },
    { take },
  )

  const add = async (by: Member, params: object) =>
    (await by('addNote', { entityId: null, audience: 'party', markdown: 'A lamp.', ...params })).note
  const read = async (by: Member, params: object = {}) => await by('listNotes', { limit: 100, ...params })
  const idsFor = async (by: Member, params: object = {}) => (await read(by, params)).notes.map(({ id }) => id)
  /** Which of the three may read a note. */
  const readers = async (id: string) => {
    const everyone = { maren, ilse, gameMaster }
    const lists = await Promise.all(Object.values(everyone).map(async (by) => await idsFor(by)))
    return Object.keys(everyone).filter((_, index) => lists[index]?.includes(id))
  }

  it.each([
    ['self', ['maren']],
    ['gameMaster', ['maren', 'gameMaster']],
    ['party', ['maren', 'ilse', 'gameMaster']],
  ])('[NOT-1] [NOT-2] a player’s note for %s is read by %j', async (audience, expected) => {
    const { id } = await add(maren, { audience, entityId: TARROW })
    expect(await readers(id)).toEqual(expected)
  })

  it.each([
    ['self', ['gameMaster']],
    ['gameMaster', ['gameMaster']],
    ['party', ['maren', 'ilse', 'gameMaster']],
  ])('[NOT-2] a game master’s note for %s is read by %j', async (audience, expected) => {
    expect(await readers((await add(gameMaster, { audience })).id)).toEqual(expected)
  })

  it('[NOT-3] a note about a page that the viewer may not see does not exist', async () => {
    const { id } = await add(gameMaster, { entityId: HIDDEN, markdown: 'Paid in plumbago.' })
    expect(await readers(id)).toEqual(['gameMaster'])
    for (const params of [{ entityId: HIDDEN }, { before: id }])
      expect((await maren.reply('listNotes', params)).text).not.toContain('plumbago')
    const refused = await maren.reply('addNote', { entityId: HIDDEN, audience: 'self', markdown: 'x' })
    const missing = await maren.reply('addNote', { entityId: 'characters/nobody', audience: 'self', markdown: 'x' })
    expect([refused.status, refused.body]).toEqual([404, missing.body])
  })

  it('[NOT-3] authors still see a note whose page is hidden from them, without the page’s name', async () => {
    const { id } = await add(maren, { entityId: TARROW, markdown: 'Rent is due.' })
    await gameMaster('setEntityVisibility', { entityId: TARROW, visible: false })
    expect(await readers(id)).toEqual(['maren', 'gameMaster'])
    expect((await read(maren)).notes.find((one) => one.id === id)).toMatchObject({
      entity: null,
      markdown: 'Rent is due.',
    })
    await gameMaster('setEntityVisibility', { entityId: TARROW, visible: true })
    expect(await readers(id)).toEqual(['maren', 'ilse', 'gameMaster'])
  })

  it('[NOT-4] links to hidden pages and secrets reveal nothing to players', async () => {
    const text = `Seen with [[${HIDDEN}]] at [[${TARROW}]].\n\n> [!secret]\n> A plumbago key.`
    const { id } = await add(gameMaster, { markdown: text })
    const seen = (await read(ilse)).notes.find((one) => one.id === id)?.html ?? ''
    expect(seen).not.toMatch(/zebulon|plumbago/i)
    expect(seen).toContain(`/${TARROW}`)
    expect((await read(gameMaster)).notes.find((one) => one.id === id)?.html).toMatch(/zebulon[^]*plumbago/i)
  })

  it('[NOT-5] only the author changes and deletes a note, and reads its Markdown', async () => {
    const { id } = await add(maren, { markdown: '*Low* tide.' })
    const secret = await add(maren, { audience: 'self' })
    expect((await read(ilse)).notes.find((one) => one.id === id)).not.toHaveProperty('markdown')
    for (const by of [ilse, gameMaster]) {
      expect(await by.status('changeNote', { noteId: id, markdown: 'High tide.' })).toBe(403)
      expect(await by.status('deleteNote', { noteId: id })).toBe(403)
      expect(await by.status('deleteNote', { noteId: secret.id })).toBe(404)
    }
    const body = await maren('changeNote', { noteId: id, markdown: 'High tide.' })
    expect(body.note).toMatchObject({
      markdown: 'High tide.',
      audience: 'party',
      html: '<p>High tide.</p>',
    })
    await maren('changeNote', { noteId: id, audience: 'self' })
    expect(await readers(id)).toEqual(['maren'])
    await maren('deleteNote', { noteId: id })
    expect(await readers(id)).toEqual([])
    expect(await maren.status('deleteNote', { noteId: id })).toBe(404)
  })

  it('[NOT-10] only its author restores a deleted note, unchanged', async () => {
    const written = await add(maren, { entityId: TARROW, markdown: 'Rent is due.' })
    const params = { noteId: written.id }
    expect(await maren.status('restoreNote', params)).toBe(404)
    await maren('deleteNote', params)
    for (const by of [ilse, gameMaster]) expect(await by.status('restoreNote', params)).toBe(404)
    expect(await readers(written.id)).toEqual([])
    const body = await maren('restoreNote', params)
    expect(body.note).toEqual(written)
    expect(await readers(written.id)).toEqual(['maren', 'ilse', 'gameMaster'])
  })

  it('[NOT-11] notes can be listed for one audience, and so can the pages that they are about', async () => {
    const { id } = await add(gameMaster, { entityId: KESSA, audience: 'party' })
    const own = await add(gameMaster, { entityId: KESSA, audience: 'gameMaster' })
    expect(await idsFor(gameMaster, { entityId: KESSA, audience: 'party' })).toEqual([id])
    expect(await idsFor(gameMaster, { entityId: KESSA, audience: 'gameMaster' })).toEqual([own.id])
    await add(gameMaster, { entityId: HIDDEN })
    await add(gameMaster, { entityId: ODO, audience: 'self' })
    const pagesFor = async (by: Member) => (await by('getNotedPages', {})).entities
    const seen = new Set((await pagesFor(ilse)).map((page) => page.id))
    expect([KESSA, HIDDEN, ODO].map((page) => seen.has(page))).toEqual([true, false, false])
    expect((await pagesFor(gameMaster)).map((page) => page.id)).toEqual(expect.arrayContaining([KESSA, HIDDEN, ODO]))
  })

  it('[NOT-6] notes are listed newest first, in pages, or for one entity only', async () => {
    const about = { entityId: 'items/wick-knife' }
    const made: string[] = []
    for (const audience of ['party', 'self', 'party', 'gameMaster', 'party'])
      made.unshift((await add(maren, { ...about, audience })).id)
    const shown = made.filter((_, index) => index % 2 === 0)
    expect(await idsFor(ilse, about)).toEqual(shown)
    const first = await read(ilse, { ...about, limit: 2 })
    const second = await read(ilse, { ...about, limit: 2, before: first.next })
    expect([...first.notes, ...second.notes].map(({ id }) => id)).toEqual(shown)
    expect([first.next, second.next]).toEqual([shown[1], null])
    expect(await ilse.status('listNotes', { before: made[1] })).toBe(400)
  })

  it('[NOT-8] an import changes no notes', async () => {
    const { id } = await add(maren, { entityId: TARROW })
    const records = testServer.services.store.records(CAMPAIGN_ID)
    const campaign = {
      name: 'Empty',
      tagline: '',
      region: '',
      masthead: '',
      accent: null,
      cover: null,
      coverTall: null,
    }
    await records.replaceCampaign({ ...campaign, source: 'name: Empty\n', entities: [] }, 'test')
    expect(await readers(id)).toEqual(['maren'])
  })

  it.each([
    [{ markdown: '  ' }, 400],
    [{ markdown: 'x'.repeat(10_001) }, 400],
    [{ markdown: 'x\0' }, 400],
    [{ audience: 'table' }, 400],
  ])('[NOT-9] %j is refused', async (params, status) => {
    expect(await maren.status('addNote', { entityId: null, audience: 'self', markdown: 'x', ...params })).toBe(status)
  })

  it('[NOT-9] an account has a limited number of notes', async () => {
    const writer = memberOf(testServer, { role: 'player', firstName: 'Gibbon' })
    await writer.cookie()
    const members = await testServer.services.auth.campaign(CAMPAIGN_ID).members?.list()
    const actor = members?.find(({ firstName }) => firstName === 'Gibbon')?.id ?? ''
    await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor }, async (tx) => {
      for (let index = 1; index < NOTES_MAX; index += 1)
        await addNote(tx, { id: `note-${index}`, by: 'Gibbon', entity: null, audience: 'self', text: 'x' })
    })
    await add(writer, { audience: 'self' })
    const refused = await writer.reply('addNote', { entityId: null, audience: 'self', markdown: 'x' })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(`already have ${NOTES_MAX} notes`)])
  })
})
