import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { memberOf, type Member } from '../world/callers.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'

const page = (name: string, text: string, about = '') => `---\nname: ${name}\n${about}---\n\n${text}\n`

const campaign = {
  'campaign.yaml': 'name: Small\n',
  'items/rope.md': page(
    'Rope',
    '[[deed.pdf|The deed]] ![[Papers/song.m4a]] [notes](../Papers/tide%20table.pdf#page=2) [[Papers/deed.pdf|again]]',
  ),
  'items/lamp.md': page('Lamp', '[[!Ö_100%.PDF]] [[!o_100%.pdf]]'),
  'items/bell.md': page('Bell', '> [!gm]\n> [[secret.pdf]]\n\n[[lost.pdf]] ![[lost.pdf]] [[items/rope]]'),
  'items/hook.md': page('Hook', '[[hidden.pdf]]', 'visible: false\n'),
  'Papers/deed.pdf': '%PDF-1.4 deed',
  'Papers/song.m4a': '<script>alert(1)</script>',
  'Papers/tide table.pdf': '%PDF-1.4 tide',
  'Papers/secret.pdf': '%PDF-1.4 secret',
  'Papers/!O\u0308_100%.pdf': '%PDF-1.4 name',
  'Papers/hidden.pdf': '%PDF-1.4 hidden',
}

describe('files that texts link to', () => {
  let testServer: TestServer
  const members: Record<string, Member> = {}
  beforeAll(async () => {
    testServer = await openTestServer(campaign)
    members['gameMaster'] = memberOf(testServer, { role: 'gameMaster' })
    members['player'] = memberOf(testServer, { role: 'player' })
  })
  afterAll(async () => await testServer.close())

  const textFor = async (who: string, id: string) => {
    const { entities } = (await members[who]?.('getEntity', { id })) ?? { entities: [] }
    return entities[0]?.longDescription ?? ''
  }
  const get = async (who: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
    await testServer.app.inject({ url, headers: { cookie: (await members[who]?.cookie()) ?? '', ...headers } })
  const at = (id: string, file: string) => `/api/files?page=${encodeURIComponent(id)}&file=${encodeURIComponent(file)}`

  it('[CIM-452] are links that save the file, whatever is in it', async () => {
    const text = await textFor('player', 'items/rope')
    const urls = Array.from(text.matchAll(/<a href="([^"]+)" data-file="" download="">/g), ([, url = '']) => url)
    expect(urls).toEqual(
      ['deed.pdf', 'Papers/song.m4a', '../Papers/tide table.pdf', 'Papers/deed.pdf'].map((file) =>
        at('items/rope', file).replace('&', '&amp;'),
      ),
    )
    const { statusCode, body, headers } = await get('player', at('items/rope', 'deed.pdf'))
    expect([statusCode, body, headers['content-type']]).toEqual([200, '%PDF-1.4 deed', 'application/pdf'])
    expect(headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''deed.pdf",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const song = await get('player', at('items/rope', 'Papers/song.m4a'))
    expect(song.headers['content-type']).toBe('application/octet-stream')
    const part = await get('player', at('items/rope', 'deed.pdf'), { range: 'bytes=0-3' })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF'])
  })

  it('[CIM-452] are found by their names in any case and encoding of accents', async () => {
    expect((await get('player', at('items/lamp', '!Ö_100%.PDF'))).body).toBe('%PDF-1.4 name')
    expect((await get('player', at('items/lamp', '!o_100%.pdf'))).statusCode).toBe(404)
  })

  it.each([
    ['items/bell', 'secret.pdf'],
    ['items/hook', 'hidden.pdf'],
  ])('[CIM-452] do not exist for players whose text of %s has no link to %s', async (id, file) => {
    expect((await get('gameMaster', at(id, file))).statusCode).toBe(200)
    expect((await get('player', at(id, file))).statusCode).toBe(404)
    expect((await get('player', at('items/rope', file))).statusCode).toBe(404)
    expect(await textFor('player', 'items/bell')).not.toContain(file)
  })

  it('[CIM-452] are plain text if the folder lacks them', async () => {
    expect(await textFor('player', 'items/bell')).toContain('lost.pdf  <a href="/items/rope"')
    expect((await get('player', at('items/bell', 'lost.pdf'))).statusCode).toBe(404)
    for (const url of ['/api/files', '/api/files?page=items/rope', at('items/none', 'deed.pdf')])
      expect((await get('player', url)).statusCode).toBe(404)
  })
})
