import { operations, type OperationName } from '@waybook/contract'
import { expect, it, onTestFinished } from 'vitest'

import { secretCampaign, visible } from '../access/secret-campaign.ts'
import { callerWith } from '../world/callers.ts'
import { campaignOfSuite } from '../world/open-campaign.ts'
import { openTestServer } from '../world/test-server.ts'

const { testServer, gameMaster, player } = campaignOfSuite(secretCampaign, { player: { role: 'player' } })

it('[LST-14] every page of a list states the total, without what the viewer may not see', async () => {
  const first = await player('listEntities', { limit: 3 })
  expect(first).toMatchObject({ total: visible.length, next: expect.any(String) as string })
  const second = await player('listEntities', { limit: 200, after: first.next ?? '' })
  expect(second).toMatchObject({ total: visible.length, next: null })
  expect(await gameMaster('listEntities', {})).toMatchObject({ total: visible.length + 4 })
})

it('[LST-14] a list without a limit has up to 500 entities, and a cursor for the rest', async () => {
  const lamps = Array.from(
    { length: 501 },
    (_, number) => [`items/lamp-${number}.md`, `---\nname: Lamp ${number}\n---\n`] as const,
  )
  const large = await openTestServer({ 'campaign.yaml': 'name: Large\n', ...Object.fromEntries(lamps) })
  onTestFinished(large.close)
  const session = await large.signIn({ role: 'player' })
  const answer = operations.listEntities.answer
  const whole = answer.parse(
    (await callerWith(large, session)('listEntities', { type: 'item', includeImages: true })).body,
  )
  expect([whole.entities.length, whole.total, typeof whole.next]).toEqual([500, 501, 'string'])
  const byPath = await large.app.inject({ url: '/api/entities?type=item', headers: { cookie: session } })
  expect(answer.parse(byPath.json())).toEqual(whole)
  const after = encodeURIComponent(whole.next ?? '')
  const rest = await large.app.inject({ url: `/api/entities?type=item&after=${after}`, headers: { cookie: session } })
  expect(answer.parse(rest.json())).toMatchObject({ entities: [{ type: 'item' }], next: null })
})

it('[LST-14] the total counts the entities that pass the filters', async () => {
  const total = async (params: object) => (await player('listEntities', params)).total
  expect(await total({ type: 'character', limit: 1 })).toBe(2)
  expect(await total({ tag: 'party-member', text: 'kessa' })).toBe(1)
  expect([await total({ text: 'zebulon' }), await total({ text: '...' })]).toEqual([0, 0])
})

it('[ENT-6] calls and addresses accept ids with capitals and underscores', async () => {
  for (const id of ['Characters/Kessa_Vane', 'characters/KESSA-vane']) {
    expect(await player('getEntity', { id })).toMatchObject({ entities: [{ id: 'characters/kessa-vane' }] })
    const { statusCode } = await testServer.app.inject({
      url: `/api/entities/${id}`,
      headers: { cookie: await player.cookie() },
    })
    expect(statusCode).toBe(200)
  }
})

/** All filters of a search or a list of the campaign, without limits and pages. */
const filters = {
  listEntities: ['type', 'tag', 'text', 'sort', 'from', 'party', 'pictured'],
  countTags: ['type', 'text'],
  countEntities: ['type', 'tag', 'text'],
  getTimeline: ['from', 'to', 'about', 'tag', 'party', 'order'],
  listNotes: ['entityId', 'audience'],
  listProposals: ['entityId'],
  getLog: ['from', 'until', 'by', 'entityId'],
} as const satisfies Partial<Record<OperationName, readonly string[]>>

it.each(Object.entries(filters).map(([name, names]) => [name as keyof typeof filters, names] as const))(
  '[LST-19] an empty filter of %s counts as no filter',
  async (name, names) => {
    const unfiltered = await gameMaster.reply(name, {})
    expect(unfiltered.status).toBe(200)
    for (const filter of names)
      for (const empty of ['', ' ', null])
        expect({ filter, ...(await gameMaster.reply(name, { [filter]: empty })) }).toEqual({
          filter,
          ...unfiltered,
        })
  },
)

it('[LST-19] an empty type or tag does not narrow a search', async () => {
  const found = await player('searchEntities', { query: 'kessa' })
  for (const empty of ['', null])
    expect((await player.reply('searchEntities', { query: 'kessa', type: empty, tag: empty })).body).toEqual(found)
})

it('[LST-19] an empty parameter of an address counts as absent, and an empty search finds nothing', async () => {
  const get = async (url: string) => {
    const { statusCode, body } = await testServer.app.inject({ url, headers: { cookie: await player.cookie() } })
    return { status: statusCode, body }
  }
  const characters = await get('/api/entities?type=character')
  expect(JSON.parse(characters.body)).toMatchObject({ total: 2 })
  expect(await get('/api/entities?type=character&tag=&text=&sort=&limit=&after=')).toEqual(characters)
  expect(await get('/api/entities?type=')).toEqual(await get('/api/entities'))
  for (const url of ['/api/search?q=', '/api/search?q=%20'])
    expect(await get(url)).toEqual({ status: 200, body: '{"entities":[],"hits":[]}' })
})
