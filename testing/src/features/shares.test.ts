import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import type { Member } from '../world/callers.ts'
import { campaignOfSuite } from '../world/open-campaign.ts'
import { ORIGIN } from '../world/test-server.ts'

const LAMP = 'locations/third-lamp'
const ROAD = 'locations/road'
const DAY_MS = 86_400_000

const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 1"><rect width="40" height="1" fill="hsl(${hue} 60% 50%)"/></svg>`

const files = {
  'campaign.yaml': 'name: The Road & Co\n',
  [`${LAMP}.md`]: `---
name: The Third Lamp
description: Lonely, near [[${ROAD}]].
properties: { oil: one can }
map: lamp-map.svg
pins:
  - { to: ${ROAD}, at: [10, 20] }
  - { to: items/bell, at: [30, 40] }
  - { to: items/hidden, at: [50, 60] }
  - { label: A stair, at: [70, 80] }
---
It stands on [[${ROAD}]] by [[items/bell|the bell]] of [[items/hidden]]. See [[items/borrowed]].

![[items/bell]]

![[items/bell#Sound]]

![[deed.pdf]]

> [!secret]
> A zugzwang.
`,
  [`${LAMP}.svg`]: picture(10),
  'lamp-map.svg': picture(80),
  [`${ROAD}.md`]: '---\nname: The Drowned Road\n---\nEleven lamps by [[locations/third-lamp]].\n',
  [`${ROAD}.svg`]: picture(50),
  'items/bell.md': '---\nname: Tide bell\ndescription: Loud brass.\n---\n## Sound\n\nIt is a carillon.\n',
  'items/bell.svg': picture(90),
  'items/hidden.md': '---\nname: Quicksilver\nvisible: false\n---\n',
  'items/borrowed.md': '---\nname: Borrowed blade\nproperties: { source: Some Book p. 4 }\n---\nNot ours.\n',
  'items/told.md': '---\nname: For Kessa\naudience: [characters/kessa]\n---\n',
  'deed.pdf': '%PDF-1.4\n%%EOF',
  'characters/kessa.md':
    '---\nname: Kessa\ntags: [party-member]\ncharacteristics: { brawn: 5 }\nmaxHp: 13\nproperties: { species: human, soak: 4 }\n---\nShe rows.\n',
}

describe.each(engines)('shares on $name', ({ take }) => {
  const { testServer, gameMaster, kessa, records } = campaignOfSuite(files, { kessa: 'characters/kessa' }, { take })

  const shared = async (params: object): Promise<string> => {
    const { url } = await gameMaster('createShare', params)
    return url.slice(ORIGIN.length)
  }
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode: status, body, headers: sent } = await testServer.app.inject({ url, headers })
    return { status, body, sent }
  }
  const type = async (url: string, password: string) => {
    const headers = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ password }).toString()
    return await testServer.app.inject({ method: 'POST', url, headers, payload })
  }
  const listed = async (url: string) => {
    const { shares } = await gameMaster('listShares', {})
    const found = shares.find((one) => one.url === ORIGIN + url)
    if (!found) throw new Error(`${url} is not in the list`)
    return found
  }
  const picturesIn = (body: string) => Array.from(body.matchAll(/src="([^"]+)"/g), ([, address = '']) => address)
  const show = async (by: Member, entityId: string, visible: boolean) =>
    await by('setEntityVisibility', { entityId, visible })

  it.each([
    ['items/hidden', 409, 'Everyone must be allowed to read Quicksilver first.'],
    ['items/told', 409, 'Everyone must be allowed to read For Kessa first.'],
    ['items/borrowed', 409, 'Borrowed blade comes from a source, so it stays within the campaign.'],
    ['items/none', 404, 'There is no page "items/none".'],
  ])('[SHARE-1] [SHARE-3] %s is refused', async (id, status, error) => {
    const before = (await gameMaster('listShares', {})).shares.length
    const reply = await gameMaster.reply('createShare', { ids: [LAMP, id] })
    expect([reply.status, reply.body['error']]).toEqual([status, error])
    expect((await gameMaster('listShares', {})).shares).toHaveLength(before)
  })

  it('[SHARE-1] only game masters create, list and end links', async () => {
    for (const [name, params] of [
      ['createShare', { ids: [LAMP] }],
      ['listShares', {}],
      ['previewShare', { ids: [LAMP] }],
      ['revokeShare', { id: 'x' }],
      ['reopenShare', { id: 'x' }],
    ] as const)
      expect(await kessa.status(name, params)).toBe(403)
  })

  it('[SHARE-2] [SHARE-4] a visitor reads the page; what lies outside the share is text', async () => {
    const url = await shared({ ids: [LAMP, ROAD] })
    const { status, body } = await get(`${url}/${LAMP}`)
    expect(status).toBe(200)
    expect(body).toContain('<h1>The Third Lamp</h1>')
    expect(body).toContain('Lonely, near The Drowned Road.')
    expect(body).toContain('<dt>oil</dt><dd>one can</dd>')
    expect(body).toContain(
      `It stands on <a href="${url}/${ROAD}" data-entity="${ROAD}">The Drowned Road</a> by the bell of something. See Borrowed blade.`,
    )
    expect(body).toContain('<p>Tide bell</p>')
    for (const kept of ['zugzwang', 'Quicksilver', 'Loud brass', 'carillon', 'deed.pdf', 'items/', '/api/', '<script'])
      expect(body).not.toContain(kept)
  })

  it('[SHARE-2] shows no figures of a character', async () => {
    const { body } = await get(await shared({ ids: ['characters/kessa'] }))
    expect(body).toMatch(/<dt>species<\/dt>[^]*She rows|She rows[^]*<dt>species<\/dt>/)
    expect(body).not.toMatch(/soak|brawn|13/i)
  })

  it('[SHARE-13] a map has its pins as links and text', async () => {
    const { body } = await get(`${await shared({ ids: [LAMP, ROAD] })}/${LAMP}`)
    expect(body).toMatch(/<svg x="10%" y="20%"><circle r="12"\/><text dy="0\.36em">1<\/text><\/svg>/)
    const [, list = ''] = /<ol class="pins">\n([^]*?)\n<\/ol>/.exec(body) ?? []
    expect(list.replaceAll(/href="[^"]+"/g, 'href')).toBe(
      '<li><a href>The Drowned Road</a></li>\n<li>Tide bell</li>\n<li>A stair</li>',
    )
  })

  it('[SHARE-2] several pages begin with their list, a single page with itself', async () => {
    expect((await get(await shared({ ids: [ROAD] }))).body).toContain('<h1>The Drowned Road</h1>')
    const url = await shared({ ids: [ROAD, LAMP] })
    const { body } = await get(url)
    expect(body).toContain('<h1>Shared with you</h1>')
    expect(body).toContain(`<a href="${url}/${LAMP}">`)
    expect((await get(`${url}/${ROAD}`)).body).toContain('Also shared with you')
  })

  it('[SHARE-5] a page that is hidden later, or given a source, leaves at once, with its picture', async () => {
    const url = await shared({ ids: [ROAD] })
    const [address = ''] = picturesIn((await get(url)).body)
    expect((await get(address)).status).toBe(200)
    await show(gameMaster, ROAD, false)
    expect([(await get(url)).status, (await get(address)).status]).toEqual([404, 404])
    await show(gameMaster, ROAD, true)
    const { text, version } = await gameMaster('getSource', { id: ROAD })
    await gameMaster('saveEntity', {
      id: ROAD,
      text: text.replace('---\n', '---\nproperties: { Source: A book }\n'),
      baseVersion: version,
    })
    expect((await get(url)).status).toBe(404)
    const after = await gameMaster('getSource', { id: ROAD })
    await gameMaster('saveEntity', { id: ROAD, text, baseVersion: after.version })
    expect((await get(url)).status).toBe(200)
  })

  it('[SHARE-6] unknown, expired and ended links, and pages outside, get the same answer', async () => {
    const ended = await shared({ ids: [LAMP] })
    await gameMaster('revokeShare', { id: (await listed(ended)).id })
    const late = await shared({ ids: [LAMP], until: Date.now() + DAY_MS })
    const { db, campaign } = records()
    await db
      .updateTable('share')
      .where('campaign', '=', campaign)
      .where('until', 'is not', null)
      .set({ until: 1 })
      .execute()
    const open = await shared({ ids: [LAMP] })
    const answers = await Promise.all(
      [
        ended,
        late,
        `/share/${'x'.repeat(43)}`,
        '/share/x',
        `${open}/items/bell`,
        `${open}/items/hidden`,
        `${open}/a/b`,
      ].map(async (url) => {
        const { status, body } = await get(url)
        return JSON.stringify([status, body])
      }),
    )
    expect(new Set(answers)).toHaveLength(1)
    expect(answers[0]).toMatch(/^\[404,.*This link has ended/)
    expect(answers[0]).not.toMatch(/Road|Vera|Third/)
    expect(await gameMaster.status('createShare', { ids: [LAMP], until: 1 })).toBe(400)
  })

  it('[SHARE-7] with a password, nothing is shown before it is typed', async () => {
    const url = await shared({ ids: [LAMP], password: 'reedfall' })
    const asked = await get(url)
    expect([asked.status, asked.body.includes('Third Lamp'), asked.body.includes('type="password"')]).toEqual([
      401,
      false,
      true,
    ])
    const wrong = await type(url, 'reedfell')
    expect([wrong.statusCode, wrong.headers['set-cookie'], wrong.body.includes('That is not the password')]).toEqual([
      401,
      undefined,
      true,
    ])
    const right = await type(url, 'reedfall')
    expect([right.statusCode, right.headers.location]).toEqual([303, url])
    const [cookie = ''] = String(right.headers['set-cookie']).split(';')
    expect(String(right.headers['set-cookie'])).toContain(`Path=${url}; HttpOnly; SameSite=Lax`)
    const { status, body } = await get(url, { cookie })
    expect([status, body.includes('<h1>The Third Lamp</h1>')]).toEqual([200, true])
    const [address = ''] = picturesIn(body)
    expect([(await get(address, { cookie })).status, (await get(address)).status]).toEqual([200, 404])
    const other = await shared({ ids: [LAMP], password: 'reedfall' })
    expect((await get(other, { cookie })).status).toBe(401)
  })

  it('[SHARE-7] [SHARE-12] fifty wrong passwords close the link until it is opened again', async () => {
    const url = await shared({ ids: [LAMP], password: 'reedfall' })
    const { id } = await listed(url)
    const { db, campaign } = records()
    await db.updateTable('share').where('campaign', '=', campaign).where('id', '=', id).set({ tries: 49 }).execute()
    expect((await type(url, 'no')).statusCode).toBe(401)
    expect([(await type(url, 'reedfall')).statusCode, (await get(url)).status, (await listed(url)).isLocked]).toEqual([
      404,
      404,
      true,
    ])
    await gameMaster('reopenShare', { id })
    expect([(await get(url)).status, (await listed(url)).isLocked]).toEqual([401, false])
  })

  it('[SHARE-8] no script, no session, no search engine', async () => {
    const url = await shared({ ids: [LAMP] })
    const { sent, body } = await get(url)
    expect(sent).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(sent['content-security-policy']).toMatch(/^default-src 'none';(?!.*script)(?!.*unsafe)/)
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(sent['set-cookie']).toBeUndefined()
    expect((await get(url, { cookie: await gameMaster.cookie() })).body).toBe(body)
  })

  it('[SHARE-9] an address of a picture works only for pictures of this share', async () => {
    const [url, other] = [await shared({ ids: [LAMP] }), await shared({ ids: [ROAD] })]
    const [lamp = ''] = picturesIn((await get(url)).body)
    const { sent } = await get(lamp)
    expect(sent).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' })
    const [road = ''] = picturesIn((await get(other)).body)
    const keyOf = (address: string) => address.split('/').at(-2) ?? ''
    expect((await get(lamp.replace(keyOf(lamp), keyOf(road)))).status).toBe(404)
    expect((await get(lamp.replace(url, other))).status).toBe(404)
    expect((await get(`/pictures/${keyOf(lamp)}/small.webp`)).status).toBe(401)
  })

  it('[SHARE-15] an address that opens too many pages waits', async () => {
    const url = await shared({ ids: [LAMP] })
    const open = async () => (await testServer.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode
    const statuses = new Set<number>()
    for (let page = 0; page < 121; page += 1) statuses.add(await open())
    expect([...statuses]).toEqual([200, 429])
    expect((await get(url)).status).toBe(200)
  })

  it('[SHARE-10] counts opened pages', async () => {
    const url = await shared({ ids: [LAMP], note: ' For Ines ' })
    expect(await listed(url)).toMatchObject({ views: 0, viewedAt: null, note: 'For Ines' })
    await get(url)
    await get(`${url}/${LAMP}`)
    await testServer.app.inject({ method: 'HEAD', url })
    await get(`${url}/items/bell`)
    const { views, viewedAt } = await listed(url)
    expect([views, viewedAt !== null]).toEqual([2, true])
  })

  it('[SHARE-11] the database alone does not have the address', async () => {
    const url = await shared({ ids: [LAMP] })
    const { db } = records()
    expect(JSON.stringify(await db.selectFrom('share').selectAll().execute())).not.toContain(url.slice(7))
    const { id } = await listed(url)
    await db.updateTable('share').where('id', '=', id).set({ hash: 'of another key' }).execute()
    const { shares } = await gameMaster('listShares', {})
    expect(shares.find((one) => one.id === id)?.url).toBeNull()
  })

  it('[SHARE-14] the preview is what visitors see, with what is kept back', async () => {
    const { pages, shown, keptBack } = await gameMaster('previewShare', { ids: ['items/borrowed', LAMP, 'items/told'] })
    expect(pages.map(({ id, leftOut }) => [id, leftOut])).toEqual([
      ['items/borrowed', 'source'],
      [LAMP, null],
      ['items/told', 'hidden'],
    ])
    expect(shown).toMatchObject({ id: LAMP, hasMap: true, description: 'Lonely, near The Drowned Road.' })
    expect(shown?.html).toContain('It stands on The Drowned Road by the bell of something.')
    expect(keptBack).toEqual({ secrets: 1, links: 1 })
  })
})
