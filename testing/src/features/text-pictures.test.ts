import { uploaded } from '@waybook/contract'
import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { importFolder } from '@waybook/server/features/imports/import-folder.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { folderOf } from '../processes/run-command.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { callerWith, type Caller } from '../world/callers.ts'
import { pngOf } from '../world/png-of.ts'
import { CAMPAIGN_ID, openTestServer, ORIGIN, type TestServer } from '../world/test-server.ts'

const ROPE = 'items/rope'
const BELL = 'items/bell'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" /></svg>'
const fileOf = (name: string, text: string) => `---\nname: ${name}\n---\n\n${text}\n`

const campaign = {
  'campaign.yaml': 'name: Small\n',
  [`${ROPE}.md`]: fileOf('Rope', '![[Old map.svg|A map]]'),
  [`${BELL}.md`]: fileOf('Bell', 'It rings.'),
  'characters/kessa.md': fileOf('Kessa', 'A guide.'),
  'Attachments/Old map.svg': drawing,
}

describe.each(engines)('pictures in texts, on $name', ({ take }) => {
  let database: TestDatabase | undefined
  let testServer: TestServer
  let gameMaster: Caller
  const cookies = { gameMaster: '', player: '', kessa: '' }
  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(campaign, { postgres: database?.url })
    cookies.gameMaster = await testServer.signIn({ role: 'gameMaster' })
    cookies.player = await testServer.signIn({ role: 'player' })
    cookies.kessa = await testServer.signIn({ role: 'player', characterId: 'characters/kessa' })
    gameMaster = callerWith(testServer, cookies.gameMaster)
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  const textOf = async (id: string) => {
    const { body } = await gameMaster('getEntity', { id })
    const answer = z.object({ entities: z.tuple([z.object({ longDescription: z.string() })]) }).parse(body)
    return answer.entities[0].longDescription
  }
  const addressIn = async (id: string) => /<img src="([^"]+)"/.exec(await textOf(id))?.[1] ?? ''
  const statusFor = async (viewer: keyof typeof cookies, url: string) =>
    (await testServer.app.inject({ url, headers: { cookie: cookies[viewer] } })).statusCode
  const save = async (id: string, text: string) => {
    const { version } = z.object({ version: z.number() }).parse((await gameMaster('getSource', { id })).body)
    return (await gameMaster('saveEntity', { id, text, baseVersion: version })).body
  }

  it('[PIC-250] keep their addresses when their text is imported again, and have different ones in other texts', async () => {
    const before = await addressIn(ROPE)
    expect(await statusFor('player', before)).toBe(200)
    await testServer.importAgain({
      ...campaign,
      [`${ROPE}.md`]: fileOf('Rope', 'Longer. ![[Old map.svg|A map]]'),
      [`${BELL}.md`]: fileOf('Bell', '![[Attachments/Old map.svg]]'),
    })
    expect(await addressIn(ROPE)).toBe(before)
    expect(await addressIn(BELL)).not.toBe(before)
    expect(await statusFor('player', await addressIn(BELL))).toBe(200)
  })

  it('[PIC-250] follow edits on the page', async () => {
    await testServer.importAgain(campaign)
    const before = await addressIn(ROPE)
    await save(BELL, fileOf('Bell', '> [!gm]\n> ![[old map.svg]]'))
    const secret = await addressIn(BELL)
    expect([await statusFor('gameMaster', secret), await statusFor('player', secret)]).toEqual([200, 404])
    await save(ROPE, fileOf('Rope', 'Now: ![[Old map.svg|300]]'))
    expect(await addressIn(ROPE)).toBe(before)
    await save(ROPE, fileOf('Rope', '> [!gm]\n> ![[Old map.svg]]'))
    expect([await statusFor('gameMaster', before), await statusFor('player', before)]).toEqual([200, 404])
    await gameMaster('renameEntity', { id: BELL, to: 'items/tide-bell' })
    expect(await addressIn('items/tide-bell')).toBe(secret)
  })

  it('[PIC-250] in a secret are served to the players of its audience', async () => {
    await testServer.importAgain({
      ...campaign,
      [`${BELL}.md`]: fileOf('Bell', '> [!gm] for [[characters/kessa]]\n> ![[Old map.svg]]'),
    })
    const url = await addressIn(BELL)
    expect([await statusFor('kessa', url), await statusFor('player', url)]).toEqual([200, 404])
  })

  it('[RTX-254] are in the preview of a text, as are cards', async () => {
    await testServer.importAgain(campaign)
    const text = fileOf('Rope', '![[Old map.svg]]\n\n![[Bell]]\n\n%%unseen%%')
    const { html } = z.object({ html: z.string() }).parse((await gameMaster('renderText', { id: ROPE, text })).body)
    expect(html).toMatch(/<img src="\/pictures\/[^]*data-card=""><strong>Bell/)
    expect(html).not.toContain('unseen')
  })

  describe('that were added in Waybook', () => {
    const png = pngOf(7)
    const add = async (viewer: keyof typeof cookies, fileName: string, payload = png) =>
      await testServer.app.inject({
        method: 'POST',
        url: `/api/images/${BELL}?inText=${encodeURIComponent(fileName)}`,
        headers: { cookie: cookies[viewer], origin: ORIGIN },
        payload,
      })
    const answerOf = async (fileName: string, payload?: Buffer) =>
      uploaded.parse((await add('gameMaster', fileName, payload)).json())

    const importFolderWith = async (files: Readonly<Record<string, string>>) => {
      const folder = await folderOf(files)
      const { store, blobs, auth } = testServer.services
      const services = { records: store.records(CAMPAIGN_ID), blobs, auth: auth.campaign(CAMPAIGN_ID) }
      const { report } = await importFolder(services, folder, { actor: 'test', keepMost: false })
      expect(report?.added).toEqual(['items/oil'])
    }

    it('[PIC-305] get a unique name similar to the file’s', async () => {
      await testServer.importAgain(campaign)
      expect((await answerOf('IMG 2041 (é).JPEG')).target).toBe('img-2041-e.jpg')
      expect((await answerOf('IMG 2041 (é).JPEG')).target).toBe('img-2041-e.jpg')
      expect((await answerOf('img 2041 e.png', pngOf(8))).target).toBe('img-2041-e-2.jpg')
      expect((await answerOf('../../\u{1f600}')).target).toBe('picture.jpg')
    })

    it('[PIC-305] are visible only to the game master until a published text shows them', async () => {
      const { target = '', image } = await answerOf('Harbour.png')
      const text = fileOf('Bell', `![[${target}]]`)
      const preview = (await gameMaster('renderText', { id: BELL, text })).text
      expect(preview).toContain(image.thumbnails.large)
      const statuses = async (url: string) => [await statusFor('gameMaster', url), await statusFor('player', url)]
      expect(await statuses(image.thumbnails.large)).toEqual([200, 404])
      expect(await save(BELL, text)).toMatchObject({ outcome: 'saved', findings: [] })
      expect(await statuses(await addressIn(BELL))).toEqual([200, 200])
      expect(await statuses(image.thumbnails.large)).toEqual([200, 404])
    })

    it('[PIC-305] stay through imports, and are in the export', async () => {
      const { target = '' } = await answerOf('Harbour.png')
      await save(BELL, fileOf('Bell', `Now ![[${target}]]`))
      await save(ROPE, fileOf('Rope', `Too ![[${target}]]`))
      const records = testServer.services.store.records(CAMPAIGN_ID)
      const pictures = (await readCampaignSources(records))?.pictures.map(({ path }) => path)
      expect(pictures).toContain(`pictures/${target}`)
      await importFolderWith({ ...campaign, 'items/oil.md': fileOf('Oil', `It burns. ![[${target}]]`) })
      expect(await statusFor('player', await addressIn(BELL))).toBe(200)
      expect(await statusFor('player', await addressIn('items/oil'))).toBe(200)
      await save(BELL, fileOf('Bell', 'Nothing.'))
      expect(await save(BELL, fileOf('Bell', `Again ![[${target}]]`))).toMatchObject({ findings: [] })
    })

    it('[PIC-305] [ACC-2] can be added only by users who may write the text', async () => {
      expect((await add('player', 'a.png')).statusCode).toBe(403)
      expect((await add('kessa', 'a.png')).statusCode).toBe(403)
      await save(BELL, `---\nname: Bell\nvisible: false\n---\n`)
      expect((await add('player', 'a.png')).statusCode).toBe(404)
      expect((await add('gameMaster', 'a.png', Buffer.from('no picture'))).statusCode).toBe(415)
    })
  })

  it('[CAM-252] that the folder does not have are reported when a text is saved', async () => {
    const saved = await save(ROPE, fileOf('Rope', '![[New map.svg]]'))
    expect(saved).toMatchObject({ findings: [{ line: 5, message: 'there is no picture "New map.svg"' }] })
    expect(await textOf(ROPE)).not.toContain('<img')
  })
})
