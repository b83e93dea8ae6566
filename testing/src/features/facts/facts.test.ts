import { operations } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { secretCampaign, secrets } from '../../access/secret-campaign.ts'
import { ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'

let testServer: TestServer
const sessions = new Map<string, string>()

beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  sessions.set('player', await testServer.signIn({ role: 'player', characterId: 'characters/kessa-vane' }))
  sessions.set('game master', await testServer.signIn({ role: 'gameMaster' }))
})
afterAll(async () => await testServer.close())

async function call(viewer: string, operation: string, params: object): Promise<{ status: number; body: unknown }> {
  const { statusCode, body } = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { cookie: sessions.get(viewer) ?? '', origin: ORIGIN },
    payload: { operation, params },
  })
  return { status: statusCode, body: JSON.parse(body) as unknown }
}

const ask = async (viewer: string, query: string) => (await call(viewer, 'rawQuery', { query })).body

const schema = async () => operations.getFactsSchema.answer.parse((await call('player', 'getFactsSchema', {})).body)

const tied = `.decl tied(x: symbol, y: symbol)
tied(x, y) :- relationship(x, _, y).
tied(x, z) :- tied(x, y), relationship(y, _, z).
.decl answer(who: symbol)
answer(who) :- tied(c, "locations/low-tarrow"), character(c, who).
.output answer`

describe('queries', () => {
  it('[FCT-1] a game master and a player get different results of the same query, each within their scope', async () => {
    expect(await ask('game master', tied)).toEqual({
      rows: ['The kessa vane', 'The odo brandreth', 'Zebulon Quarrel'],
    })
    expect(await ask('player', tied)).toEqual({ rows: ['The kessa vane', 'The odo brandreth'] })
  })

  it('[FCT-1] a link to a hidden entity has the same text in a fact as on the page', async () => {
    const query = '.decl d(text: symbol)\nd(text) :- entity_description("items/wick-knife", text).'
    expect(await ask('game master', query)).toEqual({ rows: ['Known to Zebulon Quarrel.'] })
    expect(await ask('player', query)).toEqual({ rows: ['Known to someone.'] })
  })

  it('[FCT-3] facts reflect changes in play immediately', async () => {
    const query = '.decl shown(x: symbol)\nshown(x) :- current_property(x, "visible", "true"), item(x, _).'
    expect(await ask('player', query)).toEqual({ rows: ['items/wick-knife'] })
    await call('game master', 'setEntityVisibility', { entityId: 'items/quicksilver-bell', visible: true })
    expect(await ask('player', query)).toEqual({ rows: ['items/quicksilver-bell', 'items/wick-knife'] })
    await call('game master', 'setEntityVisibility', { entityId: 'items/quicksilver-bell', visible: false })
    expect(await ask('player', query)).toEqual({ rows: ['items/wick-knife'] })
  })

  it('[FCT-5] rows of several relations start with the relation’s name', async () => {
    const query = '.decl a(x: symbol)\na(x) :- item(x, _).\n.output a\n.printsize scene'
    expect(await ask('player', query)).toEqual({ rows: ['a\titems/wick-knife', 'scene\t1'] })
  })

  it('[FCT-6] an error shows its position and a hint', async () => {
    expect(await ask('player', '.decl a(x: symbol)\na(x) :- charakter(x, _).')).toEqual({
      error: [
        "Error: unknown relation 'charakter' at 2:9",
        'a(x) :- charakter(x, _).',
        '        ^~~~~~~~~',
        "hint: did you mean 'character(id, name)'?",
      ].join('\n'),
    })
  })

  it('[FCT-4] the schema lists the relations with an example query each', async () => {
    expect(await schema()).toMatchObject({
      relations: expect.arrayContaining([
        {
          name: 'item',
          about: 'An item and its name.',
          attributes: [
            { name: 'id', type: 'symbol' },
            { name: 'name', type: 'symbol' },
          ],
          example: expect.stringContaining('item(') as string,
        },
      ]) as unknown[],
    })
  })
})

describe('secrets', () => {
  it('[FCT-2] no relation reveals anything hidden to a player, and all of them together do to the game master', async () => {
    const { relations } = await schema()
    const sent = async (viewer: string) => {
      const answers: string[] = []
      for (const { name } of relations) answers.push(JSON.stringify(await ask(viewer, `.output ${name}`)))
      return secrets.filter((secret) => answers.join('\n').includes(secret))
    }
    expect(await sent('player')).toEqual([])
    expect(await sent('game master')).toEqual(
      expect.arrayContaining(['zebulon-quarrel', 'Zebulon Quarrel', 'zugzwang']),
    )
  })
})

describe('limits', () => {
  it.each([
    [
      'rows',
      '.decl n(x: number)\nn(x) :- x = range(0, 20000).',
      "'n' has 20,000 rows, more than the 10,000 allowed in an answer",
    ],
    [
      'memory',
      '.decl s(x: symbol)\ns("abcdefgh"). s(cat(x, x)) :- s(x).',
      'stopped when the memory for a query was used up',
    ],
  ])('[FCT-7] exceeding the limit of %s has its own error', async (_, query, message) => {
    expect(await ask('player', query)).toEqual({ error: expect.stringContaining(message) as string })
  })

  it('[FCT-8] an account may run two queries at the same time; a third is refused', async () => {
    const quick = '.printsize item'
    const replies = await Promise.all([1, 2, 3].map(async () => await call('player', 'rawQuery', { query: quick })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(await ask('player', quick)).toEqual({ rows: ['item\t1'] })
  })
})
