import { VIEW_AS_HEADER } from '@waybook/contract'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { type Member, memberOf } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'
import { ORIGIN } from '../../world/test-server.ts'

const KESSA = 'characters/kessa-vane'

const newsletter = (name: string, ...lines: string[]) =>
  ['---', `name: ${name}`, ...lines, '---', '', `The text of ${name}.`, '', '> [!secret]', '> Zugzwang.', ''].join('\n')

const files = {
  'campaign.yaml': 'name: The Road\ntagline: Wet & long\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
  'items/bell.md': '---\nname: Vermicular bell\nvisible: false\n---\n',
  'newsletters/open.md': newsletter('Lamps & "oil"', 'date: 2026-11-22', 'description: Cold <again>.'),
  'newsletters/linked.md': newsletter('Linked', 'dateline: 2026-11-21', 'description: "It rang: [[items/bell]]."'),
  'newsletters/hidden.md': newsletter('Quicksilver', 'visible: false', 'description: Absquatulate.'),
  'newsletters/told.md': newsletter('For Kessa', `audience: [${KESSA}]`),
}

describe.each(engines)('feeds on $name', ({ take }) => {
  const { testServer, gameMaster, kessa, odo, records } = campaignOfSuite(
    files,
    { kessa: KESSA, odo: 'characters/odo' },
    { take },
  )

  async function made(by: Member): Promise<string> {
    return (await by('createFeed', {})).path
  }

  async function get(url: string, headers: Record<string, string> = {}) {
    const { statusCode: status, body, headers: sent } = await testServer.app.inject({ url, headers })
    return { status, body, sent }
  }

  const titlesIn = (body: string) => Array.from(body.matchAll(/<item>\n<title>(.*)<\/title>/g), ([, title]) => title)

  it('[FEED-2] a feed has the news that its member may see now, without cookies', async () => {
    expect(titlesIn((await get(await made(odo))).body)).toEqual(['Lamps &amp; &quot;oil&quot;', 'Linked'])
    expect(titlesIn((await get(await made(kessa))).body)).toEqual([
      'Lamps &amp; &quot;oil&quot;',
      'Linked',
      'For Kessa',
    ])
    expect(titlesIn((await get(await made(gameMaster))).body)).toHaveLength(4)
    const path = await made(odo)
    const { body } = await get(path, { cookie: await kessa.cookie() })
    for (const secret of ['Quicksilver', 'Absquatulate', 'Zugzwang', 'Vermicular', 'Kessa', 'The text of'])
      expect(body).not.toContain(secret)
    await gameMaster('setEntityVisibility', { entityId: 'newsletters/hidden', visible: true })
    expect((await get(path)).body).toContain('Quicksilver')
    await gameMaster('setEntityVisibility', { entityId: 'newsletters/hidden', visible: false })
    expect((await get(path)).body).not.toContain('Quicksilver')
  })

  it('[FEED-3] a feed is RSS 2.0 with links to this campaign, at any host', async () => {
    const { sent, body } = await get(await made(odo), { host: 'evil.example' })
    expect(sent).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    })
    expect(body).toContain('<title>The Road: News</title>')
    expect(body).toContain('<description>Wet &amp; long</description>')
    expect(body).toContain(`<guid isPermaLink="true">${ORIGIN}/newsletters/open</guid>`)
    expect(body).toContain('<description>Cold &amp;lt;again&amp;gt;.</description>')
    expect(body).toContain('<pubDate>Sun, 22 Nov 2026 00:00:00 GMT</pubDate>')
    expect(body).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>')
    expect(body).not.toContain('evil.example')
  })

  it('[FEED-4] an unchanged feed is not sent again', async () => {
    const path = await made(odo)
    const { sent } = await get(path)
    const etag = String(sent['etag'])
    const same = async () => await get(path, { 'if-none-match': `"x", W/${etag}` })
    expect(await same()).toMatchObject({ status: 304, body: '' })
    await gameMaster('renameEntity', { id: 'newsletters/hidden', name: 'Mercury' })
    expect(await same()).toMatchObject({ status: 304, body: '' })
    await gameMaster('setEntityVisibility', { entityId: 'newsletters/open', visible: false })
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200)
    await gameMaster('setEntityVisibility', { entityId: 'newsletters/open', visible: true })
  })

  it('[FEED-1] a member has one feed, whose address is returned once and stored as a hash', async () => {
    const first = await made(odo)
    const second = await made(odo)
    const [, , secret = ''] = second.split('/')
    expect((await get(first)).status).toBe(404)
    expect((await get(second)).status).toBe(200)
    expect(await odo('getFeed', {})).toEqual({ createdAt: expect.any(Number) as number })
    const changes = await readChangesSince(records(), 0, 1000)
    for (const text of [JSON.stringify(changes), (await odo.reply('getFeed', {})).text])
      expect(text).not.toContain(secret)
    expect(await odo.status('createFeed', {}, crypto.randomUUID())).toBe(400)
  })

  it('[FEED-5] a feed that was revoked, never existed, or lost its member gives the same refusal', async () => {
    const revoked = await made(odo)
    await odo('revokeFeed', {})
    await odo('revokeFeed', {})
    expect(await odo('getFeed', {})).toEqual({ createdAt: null })
    const guest = memberOf(testServer, { role: 'player' })
    const removed = await made(guest)
    const { members } = testServer.services.auth.campaign(testServer.services.campaignId)
    const [newest] = (await members?.list())?.toReversed() ?? []
    await gameMaster('removeMember', { memberId: newest?.id })
    const unknown = `/feeds/${'x'.repeat(43)}/news.xml`
    const answers = []
    for (const url of [revoked, removed, unknown, '/feeds/x/news.xml']) answers.push(await get(url))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  it('[FEED-6] a game master viewing as a player cannot create or revoke a feed', async () => {
    const cookie = await testServer.signIn({ role: 'gameMaster' })
    const headers = { cookie, origin: ORIGIN, [VIEW_AS_HEADER]: KESSA }
    for (const operation of ['createFeed', 'revokeFeed']) {
      const asked = { method: 'POST', url: '/api/query', headers, payload: { operation, params: {} } } as const
      expect((await testServer.app.inject(asked)).statusCode).toBe(403)
    }
  })

  it('[FEED-7] one address can fetch 120 times a minute, without an effect on others', async () => {
    const url = `/feeds/${'x'.repeat(43)}/news.xml`
    const fetched = async (remoteAddress: string) => (await testServer.app.inject({ url, remoteAddress })).statusCode
    const statuses: number[] = []
    for (let time = 0; time <= 120; time += 1) statuses.push(await fetched('192.0.2.7'))
    expect(statuses).toEqual([...Array<number>(120).fill(404), 429])
    expect(await fetched('192.0.2.8')).toBe(404)
  })
})
