import { operations } from '@waybook/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { ORIGIN, openTestServer, type Account, type TestServer } from '../world/test-server.ts'

const ODO = 'characters/odo-brandreth'
const files = {
  'campaign.yaml': 'name: The Small Road\n',
  'characters/odo-brandreth.md': `---
name: Odo Brandreth
visible: true
description: Walks with [[characters/zebulon|a friend]] and [[items/bell]].
---

He paid the *toll* at the gate. [[characters/zebulon]] saw it.

> [!secret]
> He stole the toll lamp with [[characters/zebulon]].
`,
  'characters/zebulon.md': '---\nname: Zebulon\nvisible: false\ndescription: A toll thief.\n---\n',
  'locations/esk.md': `---
name: Esk
visible: true
---

## The wharf by night

Quiet.

### A wharf of [[characters/zebulon]]

> [!secret]
> ## The wharf by night
`,
  'items/bell.md': '---\nname: Tôll Bell\n---\n',
  'scenes/ford.md': `---
name: The Ford
visible: true
boxText: |
  The **old** ferry of [[items/bell]] lies [here](https://example.org/mooring).
gmNotes: |
  * The *ferryman* lies for [[characters/zebulon]].
masthead: "Tidings of [[characters/zebulon]]"
---
`,
}

const parts = { gameMaster: { role: 'gameMaster' }, player: { role: 'player', characterId: ODO } } satisfies Record<
  string,
  Account
>

let testServer: TestServer
const sessions = new Map<string, string>()
beforeAll(async () => {
  testServer = await openTestServer(files)
  for (const [name, part] of Object.entries(parts)) sessions.set(name, await testServer.signIn(part))
})
afterAll(async () => await testServer.close())

async function answerOf(as: keyof typeof parts, query: string) {
  const { body } = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { cookie: sessions.get(as) ?? '', origin: ORIGIN },
    payload: { operation: 'searchEntities', params: { query } },
  })
  return body
}

async function search(as: keyof typeof parts, query: string) {
  const { entities, hits } = operations.searchEntities.answer.parse(JSON.parse(await answerOf(as, query)))
  expect(hits.map(({ id }) => id)).toEqual(entities.map(({ id }) => id))
  return hits
}

const marked = (text: string, ranges: readonly { from: number; to: number }[]) =>
  ranges.map(({ from, to }) => text.slice(from, to))

it('[SEA-1] the last word may be incomplete; matches in names come before matches in texts', async () => {
  const hits = await search('player', 'tol')
  expect(hits.map(({ id }) => id)).toEqual(['items/bell', ODO])
  expect(hits[0]?.nameRanges).toEqual([{ from: 0, to: 3 }])
})

it('[SEA-4] a passage shows the matches in the plain text', async () => {
  const [odo] = await search('player', 'gate toll')
  expect(odo?.passage).toBe('He paid the toll at the gate. Someone saw it.')
  expect(marked(odo?.passage ?? '', odo?.passageRanges ?? [])).toEqual(['toll', 'gate'])
})

it('[SEA-6] a link to a hidden entity has the same text as on the page, and players get no passage from a secret', async () => {
  expect((await search('player', 'walks'))[0]?.passage).toBe('Walks with a friend and Tôll Bell.')
  expect((await search('gameMaster', 'paid'))[0]?.passage).toMatch(/^He paid .* Zebulon saw it\./)
  expect((await search('gameMaster', 'stole'))[0]?.passage).toMatch(/He stole the toll lamp with Zebulon\.$/)
  expect(await search('player', 'stole')).toEqual([])
  for (const { passage } of await search('player', 'odo toll')) {
    expect(passage).not.toMatch(/stole|Zebulon/)
  }
})

const SECRET_AND_MISSPELT = ['zebulun', 'theif', 'stoel', 'ferrymna']

it('[SEA-8] a misspelled word that only hidden texts have gives the same answer as one that no text has', async () => {
  const nowhere = await answerOf('player', 'qqqqqqqq')
  expect(nowhere).toBe('{"entities":[],"hits":[]}')
  for (const query of SECRET_AND_MISSPELT) {
    expect([query, await answerOf('player', query)]).toEqual([query, nowhere])
    expect([query, await search('gameMaster', query)]).not.toEqual([query, []])
  }
  expect((await search('player', 'tidigns'))[0]?.passage).toBe('Tidings of someone')
})

it('[SEA-8] a secret word beside a misspelled public one does not change a player’s results', async () => {
  const [odo] = await search('player', 'brandrteh')
  expect(odo?.passage).not.toMatch(/stole|Zebulon/)
  expect(await search('player', 'brandrteh stole')).toEqual([])
})

it('[SEA-7] near words are found if there are few exact results, come after these, and are highlighted as a whole', async () => {
  const hits = await search('player', 'tole')
  expect(hits.map(({ id }) => id)).toEqual(['items/bell', ODO])
  expect(marked('Tôll Bell', hits[0]?.nameRanges ?? [])).toEqual(['Tôll'])
  expect(marked(hits[1]?.passage ?? '', hits[1]?.passageRanges ?? [])).toEqual(['Tôll'])
  const both = await search('player', 'bell')
  expect(both.map(({ id }) => id)[0]).toBe('items/bell')
  expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
})

it('[SEA-4] passages from the box text and the notes show the text of the page, not its Markdown', async () => {
  const [ford] = await search('player', 'ferry')
  expect(ford?.passage).toBe('The old ferry of Tôll Bell lies here.')
  expect((await search('gameMaster', 'ferryman'))[0]?.passage).toBe('The ferryman lies for Zebulon.')
  expect((await search('player', 'tidings'))[0]?.passage).toBe('Tidings of someone')
})

it('[SEA-9] results name sections with the words in their headings, but none in secrets, and no hidden name', async () => {
  const sectionsFor = async (as: 'gameMaster' | 'player', query: string) =>
    (await search(as, query)).flatMap(({ sections }) => sections.map(({ id, title }) => [id, title]))
  const open = ['part-the-wharf-by-night', 'The wharf by night']
  expect(await sectionsFor('player', 'wharf night')).toEqual([open])
  expect(await sectionsFor('gameMaster', 'wharf night')).toEqual([
    open,
    ['part-the-wharf-by-night-2', 'The wharf by night'],
  ])
  expect(await sectionsFor('player', 'esk wharf')).toEqual([open, ['part-a-wharf-of', 'A wharf of someone']])
  expect(JSON.stringify(await sectionsFor('player', 'wharf'))).not.toMatch(/Zebulon/i)
  expect(await sectionsFor('player', 'wharf ferry')).toEqual([])
  const [esk] = await search('player', 'night')
  expect(marked('The wharf by night', esk?.sections[0]?.titleRanges ?? [])).toEqual(['night'])
})

it('[SEA-9] a search for one type or tag finds nothing else', async () => {
  const { body } = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { cookie: sessions.get('player') ?? '', origin: ORIGIN },
    payload: { operation: 'searchEntities', params: { query: 'toll', type: 'item' } },
  })
  expect(operations.searchEntities.answer.parse(JSON.parse(body)).entities.map(({ id }) => id)).toEqual(['items/bell'])
})
