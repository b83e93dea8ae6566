import { afterAll, beforeAll, expect, it } from 'vitest'

import { ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'

const GATE = `---
name: The toll gate
visible: true
boxText: A gate, and *nobody*, and [[characters/mr-linnet]].
gmNotes: |
  <script>alert(1)</script>Mr. Linnet hides, see [[items/tide-bell]].
---
`
const files = {
  'campaign.yaml': 'name: The Small Road\ntagline: Short and wet.\n',
  'scenes/toll-gate.md': GATE,
  'scenes/third-lamp.md': '---\nname: The third lamp\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\n---\n',
  'items/tide-bell.md': '---\nname: The tide bell\n---\n',
}

let testServer: TestServer
const sessions = new Map<string, string>()
beforeAll(async () => {
  testServer = await openTestServer(files)
  for (const role of ['gameMaster', 'player'] as const) sessions.set(role, await testServer.signIn({ role }))
})
afterAll(async () => await testServer.close())

async function details(role: 'gameMaster' | 'player', sceneId: string) {
  const reply = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { cookie: sessions.get(role) ?? '', origin: ORIGIN },
    payload: { operation: 'getSceneDetails', params: { sceneId } },
  })
  return { status: reply.statusCode, answer: reply.json<unknown>() }
}

it('[SCN-5] a player gets the box text, with links to what they may see, and no notes', async () => {
  expect(await details('player', 'scenes/toll-gate')).toMatchObject({
    status: 200,
    answer: { scene: { boxText: '<p>A gate, and <em>nobody</em>, and someone.</p>', gmNotes: null } },
  })
})

it('[SCN-5] a game master gets the sanitized notes too', async () => {
  const link = (id: string, name: string) => `<a href="/${id}" data-entity="${id}">${name}</a>`
  expect(await details('gameMaster', 'scenes/toll-gate')).toMatchObject({
    answer: {
      scene: {
        boxText: `<p>A gate, and <em>nobody</em>, and ${link('characters/mr-linnet', 'Mr. Linnet')}.</p>`,
        gmNotes: expect.stringMatching(
          new RegExp(`^(?!.*script).*Mr. Linnet hides, see ${link('items/tide-bell', 'The tide bell')}`, 's'),
        ) as string,
      },
    },
  })
})

it.each(['scenes/third-lamp', 'scenes/nowhere', 'items/tide-bell'])(
  '[SCN-1] for a player %s is not a scene',
  async (id) => {
    expect(await details('player', id)).toEqual({
      status: 404,
      answer: { id: 'not-found', error: `Scene "${id}" not found or is not a scene entity` },
    })
  },
)
