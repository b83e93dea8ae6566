import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { callerWith, type Caller } from './callers.ts'
import { engines, type TestDatabase } from './store/test-postgres.ts'
import { openTestServer, type TestServer } from './test-server.ts'

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

  it('[PIC-250] keep their addresses while their text is imported again, and have others in other texts', async () => {
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

  it('[PIC-250] follow what is written on the page', async () => {
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

  it('[PIC-250] are for the players of the characters that their secret is for', async () => {
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

  it('[CAM-252] that the folder has not are told when a text is saved', async () => {
    const saved = await save(ROPE, fileOf('Rope', '![[New map.svg]]'))
    expect(saved).toMatchObject({ findings: [{ line: 5, message: 'there is no picture "New map.svg"' }] })
    expect(await textOf(ROPE)).not.toContain('<img')
  })
})
