import { operations } from '@waybook/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { callerOf, type Caller } from '../../world/callers.ts'
import { openTestServer, type TestServer } from '../../world/test-server.ts'

const files = {
  'campaign.yaml': 'name: The Small Road\n',
  'characters/kessa.md':
    '---\nname: Kessa\ntags: [party-member]\ninventory: { items/knife: 1 }\n---\nHas [[items/knife]].\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
  'items/knife.md':
    '---\nname: Knife\nproperties: { item_type: weapon }\n---\n> [!secret]\n> Taken from [[characters/odo]].\n',
  'items/map.md': '---\nname: Map\naudience: [characters/kessa, characters/odo]\n---\n',
  'scenes/gate.md': '---\nname: Gate\nvisible: true\nexits: [{ to: scenes/yard }, { to: scenes/crypt }]\n---\n',
  'locations/fen.md':
    '---\nname: Fen\nmap: fen.svg\npins: [{ to: items/knife, at: [15.6, 55.3] }, { at: [1, 2], label: Here }]\n---\n',
  'locations/fen.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>',
  'scenes/yard.md': '---\nname: Yard\nvisible: true\nentrances: [{ from: scenes/crypt }]\n---\n',
  'scenes/crypt.md': '---\nname: Crypt\n---\n',
}

let testServer: TestServer
let gameMaster: Caller
let kessa: Caller

beforeAll(async () => {
  testServer = await openTestServer(files)
  gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  kessa = await callerOf(testServer, { role: 'player', characterId: 'characters/kessa' })
})
afterAll(async () => await testServer.close())

const rowsOf = async (caller: Caller, relation: string) =>
  (await caller('rawQuery', { query: `.output ${relation}` })).body['rows']

it('[FCT-10] links, exits and readers are facts of those who may see both ends', async () => {
  expect(await rowsOf(gameMaster, 'mentions')).toEqual(['characters/kessa\titems/knife', 'items/knife\tcharacters/odo'])
  expect(await rowsOf(kessa, 'mentions')).toEqual(['characters/kessa\titems/knife'])
  expect(await rowsOf(gameMaster, 'scene_exit')).toEqual([
    'scenes/crypt\tscenes/yard',
    'scenes/gate\tscenes/crypt',
    'scenes/gate\tscenes/yard',
  ])
  expect(await rowsOf(kessa, 'scene_exit')).toEqual(['scenes/gate\tscenes/yard'])
  expect(await rowsOf(gameMaster, 'readers')).toEqual(['items/map\tcharacters/kessa', 'items/map\tcharacters/odo'])
  expect(await rowsOf(kessa, 'readers')).toEqual(['items/map\tcharacters/kessa'])
  expect(await rowsOf(gameMaster, 'visible_to_players')).not.toContain('items/map')
  expect(await rowsOf(kessa, 'equipped')).toEqual(['characters/kessa\titems/knife'])
  expect(await rowsOf(gameMaster, 'pin')).toEqual(['locations/fen\t\t1\t2', 'locations/fen\titems/knife\t16\t55'])
  expect(await rowsOf(kessa, 'pin')).toEqual([])
})

it('[FCT-10] sessions tell what was shown in them, to players only what they see now', async () => {
  const { body } = await gameMaster('startSession', {})
  await gameMaster('setEntityVisibility', { entityId: 'scenes/crypt', visible: true })
  expect(await rowsOf(kessa, 'revealed_in')).toEqual(['scenes/crypt\t1'])
  expect(await rowsOf(kessa, 'session')).toEqual([expect.stringMatching(/^1\t\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\t$/)])
  const { id: sessionId } = operations.startSession.answer.parse(body).session
  await gameMaster('endSession', { sessionId })
  await gameMaster('setEntityVisibility', { entityId: 'scenes/crypt', visible: false })
  expect(await rowsOf(gameMaster, 'revealed_in')).toEqual(['scenes/crypt\t1'])
  expect(await rowsOf(kessa, 'revealed_in')).toEqual([])
})
