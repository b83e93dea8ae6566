import { note, NOTES_MAX } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { secretCampaign } from '../access/secret-campaign.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { callerOf, type Caller } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type TestServer } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const HIDDEN = 'characters/zebulon-quarrel'
const TARROW = 'locations/low-tarrow'

const answer = z.object({ note })
const pages = z.object({ entities: z.array(z.object({ id: z.string(), name: z.string() })) })
const list = z.object({ notes: z.array(note), next: z.string().nullable() })

describe.each(engines)('notes on $name', ({ take }) => {
  let database: TestDatabase | undefined
  let testServer: TestServer
  let maren: Caller
  let ilse: Caller
  let gameMaster: Caller
  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(secretCampaign, { postgres: database?.url })
    maren = await callerOf(testServer, { role: 'player', characterId: KESSA, firstName: 'Maren' })
    ilse = await callerOf(testServer, { role: 'player', characterId: ODO, firstName: 'Ilse' })
    gameMaster = await callerOf(testServer, { role: 'gameMaster', firstName: 'Bram' })
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  const add = async (by: Caller, params: object) => {
    const { status, body } = await by('addNote', { entityId: null, audience: 'party', markdown: 'A lamp.', ...params })
    expect(status).toBe(200)
    return answer.parse(body).note
  }
  const read = async (by: Caller, params: object = {}) =>
    list.parse((await by('listNotes', { limit: 100, ...params })).body)
  const idsFor = async (by: Caller, params: object = {}) => (await read(by, params)).notes.map(({ id }) => id)
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

  it('[NOT-3] a note about a page that one may not see does not exist', async () => {
    const { id } = await add(gameMaster, { entityId: HIDDEN, markdown: 'Paid in plumbago.' })
    expect(await readers(id)).toEqual(['gameMaster'])
    for (const params of [{ entityId: HIDDEN }, { before: id }])
      expect((await maren('listNotes', params)).text).not.toContain('plumbago')
    const refused = await maren('addNote', { entityId: HIDDEN, audience: 'self', markdown: 'x' })
    const missing = await maren('addNote', { entityId: 'characters/nobody', audience: 'self', markdown: 'x' })
    expect([refused.status, refused.body]).toEqual([404, missing.body])
  })

  it('[NOT-3] authors keep a note whose page is hidden from them, without its name', async () => {
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

  it('[NOT-4] links to what is hidden tell players nothing, nor do secrets', async () => {
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
      expect(await by('changeNote', { noteId: id, markdown: 'High tide.' })).toMatchObject({ status: 403 })
      expect(await by('deleteNote', { noteId: id })).toMatchObject({ status: 403 })
      expect(await by('deleteNote', { noteId: secret.id })).toMatchObject({ status: 404 })
    }
    const { body } = await maren('changeNote', { noteId: id, markdown: 'High tide.' })
    expect(answer.parse(body).note).toMatchObject({
      markdown: 'High tide.',
      audience: 'party',
      html: '<p>High tide.</p>',
    })
    expect(await maren('changeNote', { noteId: id, audience: 'self' })).toMatchObject({ status: 200 })
    expect(await readers(id)).toEqual(['maren'])
    await maren('deleteNote', { noteId: id })
    expect(await readers(id)).toEqual([])
    expect(await maren('deleteNote', { noteId: id })).toMatchObject({ status: 404 })
  })

  it('[NOT-10] its author restores a deleted note as it was, nobody else', async () => {
    const written = await add(maren, { entityId: TARROW, markdown: 'Rent is due.' })
    const params = { noteId: written.id }
    expect(await maren('restoreNote', params)).toMatchObject({ status: 404 })
    await maren('deleteNote', params)
    for (const by of [ilse, gameMaster]) expect(await by('restoreNote', params)).toMatchObject({ status: 404 })
    expect(await readers(written.id)).toEqual([])
    const { body } = await maren('restoreNote', params)
    expect(answer.parse(body).note).toEqual(written)
    expect(await readers(written.id)).toEqual(['maren', 'ilse', 'gameMaster'])
  })

  it('[NOT-11] are listed for one audience alone, and so are the pages that they are about', async () => {
    const { id } = await add(gameMaster, { entityId: KESSA, audience: 'party' })
    const own = await add(gameMaster, { entityId: KESSA, audience: 'gameMaster' })
    expect(await idsFor(gameMaster, { entityId: KESSA, audience: 'party' })).toEqual([id])
    expect(await idsFor(gameMaster, { entityId: KESSA, audience: 'gameMaster' })).toEqual([own.id])
    await add(gameMaster, { entityId: HIDDEN })
    await add(gameMaster, { entityId: ODO, audience: 'self' })
    const pagesFor = async (by: Caller) => pages.parse((await by('getNotedPages', {})).body).entities
    const seen = new Set((await pagesFor(ilse)).map((page) => page.id))
    expect([KESSA, HIDDEN, ODO].map((page) => seen.has(page))).toEqual([true, false, false])
    expect((await pagesFor(gameMaster)).map((page) => page.id)).toEqual(expect.arrayContaining([KESSA, HIDDEN, ODO]))
  })

  it('[NOT-6] are listed newest first, in pages, those about one page alone', async () => {
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
    expect(await ilse('listNotes', { before: made[1] })).toMatchObject({ status: 400 })
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
    await records.imports.replace({ ...campaign, source: 'name: Empty\n', entities: [] }, 'test')
    expect(await readers(id)).toEqual(['maren'])
  })

  it.each([
    [{ markdown: '  ' }, 400],
    [{ markdown: 'x'.repeat(10_001) }, 400],
    [{ markdown: 'x\0' }, 400],
    [{ audience: 'table' }, 400],
  ])('[NOT-9] %j is refused', async (params, status) => {
    expect(await maren('addNote', { entityId: null, audience: 'self', markdown: 'x', ...params })).toMatchObject({
      status,
    })
  })

  it('[NOT-9] an account has a limited number of notes', async () => {
    const writer = await callerOf(testServer, { role: 'player', firstName: 'Gibbon' })
    const members = await testServer.services.auth.campaign(CAMPAIGN_ID).members?.list()
    const actor = members?.find(({ firstName }) => firstName === 'Gibbon')?.id ?? ''
    await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor }, async ({ notes }) => {
      for (let index = 1; index < NOTES_MAX; index += 1)
        await notes.add({ id: `note-${index}`, by: 'Gibbon', entity: null, audience: 'self', text: 'x' })
    })
    await add(writer, { audience: 'self' })
    const refused = await writer('addNote', { entityId: null, audience: 'self', markdown: 'x' })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(`already have ${NOTES_MAX} notes`)])
  })
})
