import { initialRequests, operations, SHELL_PATH } from '@waybook/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { CAMPAIGN_ID, openTestServer, ORIGIN, type TestServer } from '../world/test-server.ts'
import { bootstrapDataIn, sentPage, withWebApp, type WithWebApp } from '../world/web-app.ts'

const files = {
  'campaign.yaml': 'name: The Small Road\n',
  'items/bell.md': '---\nname: A </script><!-- bell\n---\n\nIt rings.\n\n> [!secret]\n> It summons Zebulon.\n',
  'items/tide-table.md': `---\nname: Tide table\n---\n\n${'Ebb, then flood. '.repeat(200)}\n`,
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\ninventory: { items/bell: 1 }\n---\n',
  'scenes/ford.md': '---\nname: The ford\n---\n',
  'characters/zebulon.md': '---\nname: Zebulon\nvisible: false\n---\n',
}
let testServer: TestServer
let web: WithWebApp
const cookies = new Map<string, string>()
beforeAll(async () => {
  testServer = await openTestServer(files)
  cookies.set('player', await testServer.signIn({ role: 'player' }))
  cookies.set('game master', await testServer.signIn({ role: 'gameMaster' }))
  web = await withWebApp(testServer)
})
afterAll(async () => {
  await web.close()
  await testServer.close()
})

const open = async (as: string, url: string) =>
  await web.app.inject({ url, headers: { cookie: cookies.get(as) ?? '' } })

it('[HTTP-6] a user who is not signed in gets the built document', async () => {
  const { body, headers } = await open('nobody', '/items/bell')
  expect(body).toBe(sentPage)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') as string })
})

it.each([
  [
    'game master',
    'gameMaster',
    [
      'getEntity',
      'getImagePrompt',
      'getRemovedImages',
      'listNotes',
      'listMaps',
      'countProposals',
      'getOpenChecks',
      'getStoryPoints',
      'getHandout',
      'getHands',
      'getPlayingSounds',
    ],
  ],
  [
    'player',
    'player',
    [
      'getEntity',
      'listNotes',
      'listMaps',
      'countProposals',
      'getOpenChecks',
      'getStoryPoints',
      'getHandout',
      'getHands',
      'getPlayingSounds',
    ],
  ],
])(
  '[HTTP-6] for a %s it contains their account and the responses to the page’s first requests, and may not be cached',
  async (as, role, sent) => {
    const { body, headers } = await open(as, '/items/bell')
    const { me, answers } = bootstrapDataIn(body)
    expect(me.role).toBe(role)
    const requested = initialRequests({
      path: '/items/bell',
      campaignId: CAMPAIGN_ID,
      characterId: null,
    }).filter(({ operation }) => sent.includes(operation))
    expect(requested).toHaveLength(sent.length)
    expect(answers.map(({ operation, params }) => ({ operation, params }))).toEqual(requested)
    expect(headers['cache-control']).toBe('no-store')
  },
)

it('[HTTP-6] the responses contain only what this viewer may see', async () => {
  expect((await open('player', '/items/bell')).body).not.toContain('Zebulon')
  expect((await open('game master', '/items/bell')).body).toContain('Zebulon')
  const refused = bootstrapDataIn((await open('player', '/characters/zebulon')).body)
  expect(refused.answers.filter(({ operation }) => operation === 'getEntity')).toEqual([])
})

it.each(['nobody', 'player', 'game master'])(
  '[INS-3] the shell is the built document without account data, even for: %s',
  async (as) => {
    const { statusCode, body, headers } = await open(as, SHELL_PATH)
    expect([statusCode, body]).toEqual([200, sentPage])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect(headers.vary ?? '').not.toContain('cookie')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  },
)

it('[INS-5] the service worker is revalidated each time, and not immutable like other scripts', async () => {
  const { statusCode, headers } = await open('player', '/service-worker.js')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect((await open('player', '/assets/items.js')).headers['cache-control']).toContain('immutable')
})

it('[RUN-154] the document of a sheet and of the table includes the answers to these pages’ second requests', async () => {
  const cookie = await testServer.signIn({ role: 'player', characterId: 'characters/odo' })
  const bodyOf = async (url: string) => (await web.app.inject({ url, headers: { cookie } })).body
  const asked = async (url: string) => bootstrapDataIn(await bodyOf(url)).answers.map(({ operation }) => operation)
  expect(await asked('/my-character')).toEqual(
    expect.arrayContaining(['getEntity', 'getCharacterDynamic', 'getInventory', 'getEncounter']),
  )
  const sheet = bootstrapDataIn(await bodyOf('/my-character')).answers.filter(
    ({ operation }) => operation === 'getEntities',
  )
  expect(sheet.map(({ params }) => params)).toContainEqual({ ids: ['items/bell'] })
  expect(await asked(`/vtt/${CAMPAIGN_ID}`)).not.toContain('getSceneMap')
  const active = { operation: 'setActiveScene', params: { campaignId: CAMPAIGN_ID, sceneId: 'scenes/ford' } }
  const headers = { cookie: cookies.get('game master') ?? '', origin: ORIGIN }
  expect((await web.app.inject({ method: 'POST', url: '/api/query', headers, payload: active })).statusCode).toBe(200)
  expect(await asked(`/vtt/${CAMPAIGN_ID}`)).toEqual(
    expect.arrayContaining(['getActiveScene', 'getSceneDetails', 'getSceneMap', 'getTokens', 'getSceneLayout']),
  )
})

it('[HTTP-6] no text of a campaign can end the script block that contains it', async () => {
  const { body } = await open('player', '/items/bell')
  const [first] = bootstrapDataIn(body).answers
  expect(operations.getEntity.answer.parse(first?.answer).entities[0]?.name).toBe('A </script><!-- bell')
  expect(body.match(/<\/script>/g)).toHaveLength(1)
})

it.each([
  ['/items', 'assets/items.js'],
  ['/items/bell?from=here', 'assets/item.js'],
])('the document of %s preloads the scripts of that page', async (address, file) => {
  const { body } = await open('player', address)
  expect(body).toContain(`<link rel="modulepreload" crossorigin href="/${file}"></head>`)
})

it('[HTTP-6] the document is compressed, because it contains the responses', async () => {
  const headers = { cookie: cookies.get('player') ?? '', 'accept-encoding': 'br' }
  const answer = await web.app.inject({ url: '/items/tide-table', headers })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
  const vary = String(answer.headers.vary).toLowerCase()
  expect(vary).toContain('cookie')
  expect(vary).toContain('accept-encoding')
})

it.each(['/items/bell%00', '/items/bell/..', '/items%2fbell', '/Items/bell', '/%2e%2e%2fapi%2fme'])(
  '[HTTP-6] the document of an unusual URL contains no responses of another page: %s',
  async (address) => {
    const { body, headers } = await open('player', address)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('It rings.')
    expect(body).not.toContain('Zebulon')
  },
)
