import path from 'node:path'

import { EXPORT_PATH, EXPORT_SITE_PATH } from '@waybook/contract'
import { noteGenerated } from '@waybook/server/features/pictures/generated.ts'
import { DEFAULT_SITE, type SiteOptions } from '@waybook/server/features/site/site-options.ts'
import { writeSite } from '@waybook/server/features/site/write-site.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { campaignOfSuite } from '../world/open-campaign.ts'
import { CAMPAIGN_ID, ORIGIN } from '../world/test-server.ts'

const LAMP = 'locations/third-lamp'

const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 1"><rect width="40" height="1" fill="hsl(${hue} 60% 50%)"/></svg>`

const files = {
  'campaign.yaml': `name: The Road & Co\ntagline: Wet\nmap: ${LAMP}\n`,
  [`${LAMP}.md`]: `---
name: The Third Lamp
description: Lonely.
map: lamp-map.svg
pins:
  - { to: items/bell, at: [30, 40] }
  - { to: items/hidden, at: [50, 60] }
---
By [[items/bell#Sound]] of [[items/hidden]] and [[items/borrowed]], [a list](/items), [far](https://example.org/a).

> [!secret]
> A zugzwang.
`,
  'lamp-map.svg': picture(80),
  'items/bell.md': '---\nname: Tide bell\n---\n## Sound\n\nLoud, near [[locations/third-lamp]].\n',
  'items/bell.svg': picture(90),
  'items/hidden.md': '---\nname: Quicksilver\nvisible: false\n---\n',
  'items/borrowed.md': '---\nname: Borrowed blade\nproperties: { source: Some Book }\n---\nNot ours.\n',
  'events/dark.md': '---\nname: The lamp goes out\ndate: 12 March 241\ndescription: Dark.\n---\n',
  'newsletters/tidings.md': '---\nname: Tidings\ndate: 2026-11-22\n---\nNews.\n',
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\n---\nShe rows.\n',
}

describe.each(engines)('the public site on $name', ({ take }) => {
  const { testServer, gameMaster, kessa, records } = campaignOfSuite(files, { kessa: 'characters/kessa' }, { take })

  async function site(options: Partial<SiteOptions> = {}) {
    const [texts, pictures] = [new Map<string, string>(), new Set<string>()]
    const source = { campaignId: CAMPAIGN_ID, records: records() }
    for await (const file of writeSite(source, { ...DEFAULT_SITE, ...options }))
      if ('text' in file) texts.set(file.path, file.text)
      else pictures.add(file.path)
    return { texts, pictures, page: (file: string) => texts.get(file) ?? '' }
  }

  it('[SITE-1] has pages, lists, map, timeline and feed', async () => {
    const { texts, page } = await site()
    expect([...texts.keys()].toSorted()).toEqual([
      'characters/index.html',
      'characters/kessa.html',
      'events/dark.html',
      'events/index.html',
      'index.html',
      'items/bell.html',
      'items/index.html',
      'locations/index.html',
      'locations/third-lamp.html',
      'map.html',
      'news.xml',
      'newsletters/index.html',
      'newsletters/tidings.html',
      'pages.html',
      'search-data.js',
      'search.js',
      'timeline.html',
    ])
    expect(page('index.html')).toContain('<h1>The Road &amp; Co</h1>')
    expect(page('map.html')).toContain('<li><a href="items/bell.html">Tide bell</a></li>')
    expect(page('timeline.html')).toMatch(/12 March 241<\/span><b><a href="events\/dark\.html">The lamp goes out/)
    expect(page('news.xml')).toContain('<link>newsletters/tidings.html</link>')
    expect((await site({ url: 'https://example.org/road' })).page('news.xml')).toContain(
      '<link>https://example.org/road/newsletters/tidings.html</link>',
    )
    const all = [...texts.values()].join('\n')
    for (const word of ['zugzwang', 'Quicksilver', 'items/hidden', 'Not ours', 'Some Book'])
      expect(all).not.toContain(word)
  })

  it('[SITE-2] [SITE-7] leaves out and takes in what is asked', async () => {
    const bare = await site({ party: false, maps: false })
    expect(['characters/kessa.html', 'map.html', 'timeline.html'].filter((file) => bare.texts.has(file))).toEqual([])
    expect(bare.page(`${LAMP}.html`)).not.toContain('<svg x=')
    expect(bare.page('index.html')).toContain('noindex')
    const full = await site({ sources: true, listed: true })
    expect(full.page('items/borrowed.html')).toContain('Not ours.')
    expect(full.page('index.html')).not.toContain('noindex')
  })

  it('[SITE-3] [SITE-4] every address is relative and leads to a file of the site', async () => {
    const { texts, pictures, page } = await site()
    const known = new Set([...texts.keys(), ...pictures, 'look.css'])
    const documents = [...texts].filter(([file]) => file.endsWith('.html'))
    const astray = documents.flatMap(([file, text]) =>
      Array.from(text.matchAll(/(?:href|src)="([^"]*)"/g), ([, address = '']) => address)
        .filter((address) => !address.startsWith('https://example.org'))
        .filter((address) => !known.has(path.posix.join(path.posix.dirname(file), address.split('#')[0] ?? '')))
        .map((address) => `${file}: ${address}`),
    )
    expect(astray).toEqual([])
    expect(documents.filter(([, text]) => text.includes('<script')).map(([file]) => file)).toEqual(['pages.html'])
    expect(documents.filter(([, text]) => !text.includes("default-src 'none'"))).toEqual([])
    expect(page(`${LAMP}.html`)).toMatch(
      /By <a href="\.\.\/items\/bell\.html#[^"]+" data-entity="items\/bell">Tide bell<\/a> of something and Borrowed blade, a list, /,
    )
  })

  it('[SITE-6] the download is for game masters, and in the log', async () => {
    const post = async (cookie: string, url = `${EXPORT_SITE_PATH}?without=maps&with=`) =>
      await testServer.app.inject({ method: 'POST', url, headers: { cookie, origin: ORIGIN } })
    expect((await post(await kessa.cookie())).statusCode).toBe(403)
    const { statusCode, headers, rawPayload } = await post(await gameMaster.cookie())
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
    const names = rawPayload.toString('latin1')
    expect([names.includes('/items/bell.html'), names.includes('/map.html'), names.includes('/look.css')]).toEqual([
      true,
      false,
      true,
    ])
    const { entries } = await gameMaster('getLog', {})
    expect(JSON.stringify(entries)).toContain('sitePublished')
  })

  it('[SITE-8] generated pictures say so, and can be left out', async () => {
    const tables = records()
    const { hash } = await tables.db
      .selectFrom('picture')
      .where('owner', '=', 'items/bell')
      .select('hash')
      .executeTakeFirstOrThrow()
    expect((await gameMaster('getEntity', { id: 'items/bell' })).entities[0]?.imageGenerated).toBeUndefined()
    const before = await site({ generated: false })
    await noteGenerated(tables, hash)
    await noteGenerated(tables, hash)
    const { entities } = await kessa('getEntity', { id: 'items/bell' })
    expect(entities[0]?.imageGenerated ?? false).toBe(true)
    expect((await site()).page('items/bell.html')).toContain('Generated picture')
    const without = await site({ generated: false })
    expect(before.pictures.size - without.pictures.size).toBe(2)
    expect(without.page('items/bell.html')).not.toMatch(/<img|Generated/)
    expect(await gameMaster('getSiteFigures', {})).toMatchObject({
      pages: 7,
      open: 5,
      party: 1,
      sources: 1,
      generated: 1,
    })
    const headers = { cookie: await gameMaster.cookie(), origin: ORIGIN }
    const exported = await testServer.app.inject({ method: 'POST', url: EXPORT_PATH, headers })
    expect(exported.rawPayload.toString('latin1')).toContain('generated-pictures.txt')
  })
})
