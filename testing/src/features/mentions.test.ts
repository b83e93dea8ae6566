import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ORIGIN, openTestServer, type CampaignFiles, type TestServer } from '../world/test-server.ts'

const BELL = 'items/tide-bell'
const page = (name: string, about: string, text = '') => `---\nname: ${name}\n${about}\n---\n\n${text}\n`

const open: CampaignFiles = {
  'campaign.yaml': 'name: The Small Road\ntagline: Short and wet.\n',
  'items/tide-bell.md': page('The tide bell', '', 'Rung by [[characters/mr-linnet]].'),
  'events/ebb.md': page('The ebb', '', 'They rang [[items/tide-bell|the bell]].'),
  'newsletters/tidings.md': page('Tidings', 'description: Of [[items/tide-bell]].'),
  'scenes/ford.md': page('The ford', 'visible: true\nboxText: You hear [[items/tide-bell]].'),
  'locations/gate.md': page('The gate', '', 'A gate.'),
  'locations/well.md': page('The well', 'gmNotes: Empty.'),
}
/** The same campaign with the parts that only the game master may see. */
const whole: CampaignFiles = {
  ...open,
  'characters/mr-linnet.md': page('Mr. Linnet', '', 'Carries [[items/tide-bell]].'),
  'locations/gate.md': page('The gate', '', 'A gate.\n\n> [!secret]\n> Opened by [[items/tide-bell]].'),
  'locations/well.md': page('The well', 'gmNotes: Empty, but for [[items/tide-bell]].'),
}

async function mentionsOf(testServer: TestServer, role: 'gameMaster' | 'player') {
  const reply = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { cookie: await testServer.signIn({ role }), origin: ORIGIN },
    payload: { operation: 'getEntity', params: { id: BELL } },
  })
  return reply.json<{ entities: [{ mentionedIn: unknown }] }>().entities[0].mentionedIn
}

describe('where an entity is mentioned', () => {
  let testServers: readonly [TestServer, TestServer]
  beforeAll(async () => {
    testServers = await Promise.all([openTestServer(whole), openTestServer(open)])
  })
  afterAll(async () => await Promise.all(testServers.map(async (one) => await one.close())))

  const shown = [
    { id: 'events/ebb', name: 'The ebb', type: 'event' },
    { id: 'scenes/ford', name: 'The ford', type: 'scene' },
    { id: 'newsletters/tidings', name: 'Tidings', type: 'newsletter' },
  ]

  it('[ENT-5] a player sees the mentions that they may read', async () => {
    expect(await mentionsOf(testServers[0], 'player')).toEqual(shown)
  })

  it('[ACC-2] nothing reveals to them that there are more', async () => {
    expect(await mentionsOf(testServers[0], 'player')).toEqual(await mentionsOf(testServers[1], 'player'))
  })

  it('[ENT-5] the game master also sees mentions in secrets, in notes and by hidden entities', async () => {
    expect(await mentionsOf(testServers[0], 'gameMaster')).toEqual(
      expect.arrayContaining([
        ...shown,
        { id: 'characters/mr-linnet', name: 'Mr. Linnet', type: 'character' },
        { id: 'locations/gate', name: 'The gate', type: 'location' },
        { id: 'locations/well', name: 'The well', type: 'location' },
      ]),
    )
  })
})
