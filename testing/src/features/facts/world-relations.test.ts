import { expect, it } from 'vitest'

import { aHero, aLocation, anItem, aScene, campaignOf } from '../../world/a-campaign.ts'
import type { Member } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'

const [KESSA, ODO, KNIFE] = ['characters/kessa', 'characters/odo', 'items/knife']
const files = campaignOf(
  aHero({ name: 'Kessa', inventory: { [KNIFE]: 1 }, text: `Has [[${KNIFE}]].` }),
  aHero({ name: 'Odo' }),
  anItem({ name: 'Knife', properties: { item_type: 'weapon' }, text: `> [!secret]\n> Taken from [[${ODO}]].` }),
  anItem({ name: 'Map', audience: [KESSA, ODO] }),
  aScene({ name: 'Gate', exits: [{ to: 'scenes/yard' }, { to: 'scenes/crypt' }] }),
  aScene({ name: 'Yard', entrances: [{ from: 'scenes/crypt' }] }),
  aScene({ name: 'Crypt', visible: false }),
  aLocation({
    name: 'Fen',
    map: 'fen.svg',
    pins: [
      { to: KNIFE, at: [15.6, 55.3] },
      { at: [1, 2], label: 'Here' },
    ],
  }),
  { 'locations/fen.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>' },
)

const { gameMaster, kessa } = campaignOfSuite(files, { kessa: KESSA })

const rowsOf = async ({ reply }: Member, relation: string) =>
  (await reply('rawQuery', { query: `.output ${relation}` })).body['rows']

it('[FCT-10] links, exits and readers are facts for viewers who may see both ends', async () => {
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

it('[FCT-10] sessions list the entities shown in them, to players only those that they see now', async () => {
  const { session } = await gameMaster('startSession')
  await gameMaster('setEntityVisibility', { entityId: 'scenes/crypt', visible: true })
  expect(await rowsOf(kessa, 'revealed_in')).toEqual(['scenes/crypt\t1'])
  expect(await rowsOf(kessa, 'session')).toEqual([expect.stringMatching(/^1\t\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\t$/)])
  await gameMaster('endSession', { sessionId: session.id })
  await gameMaster('setEntityVisibility', { entityId: 'scenes/crypt', visible: false })
  expect(await rowsOf(gameMaster, 'revealed_in')).toEqual(['scenes/crypt\t1'])
  expect(await rowsOf(kessa, 'revealed_in')).toEqual([])
})
