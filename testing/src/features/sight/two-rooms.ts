import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach } from 'vitest'

import type { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { mapFor } from '../fog/tiles.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../table/table-campaign.ts'
import { addToken, tableUsers } from '../table/table-harness.ts'

/** In quarter pixels of the picture, which has 1280 by 960 pixels: a wall from the top to the bottom, with a door in its middle. */
const [TOP, MIDDLE, END] = [0, 1800, 3840]
const [WALL_X, DOOR_END] = [2560, 2040]
const wall = (from: number, to: number) => ({
  kind: 'wall' as const,
  from: [WALL_X, from] as const,
  to: [WALL_X, to] as const,
})
export const door = { ...wall(MIDDLE, DOOR_END), kind: 'door' as const, door: 'closed' as const }

/** Kessa stands on the left, Odo on the right, in line with the door. */
const [LEFT, RIGHT] = [
  { x: 25, y: 50 },
  { x: 75, y: 50 },
]
/** Nobody sees through a token with this. */
export const blind = { sees: false, range: null, darkRange: 0, light: null }

/** For the top of a suite: before each test, a scene with sight, two rooms, and a token in each. The party sees through Kessa's. */
export function twoRooms(take: (typeof engines)[number]['take']) {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  const ids = { kessa: '', odo: '', door: '' }
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
    const add = [wall(TOP, MIDDLE), door, wall(DOOR_END, END)]
    const { walls } = await ask('changeWalls', { sceneId: GATE, add })
    ids.door = walls.find(({ kind }) => kind === 'door')?.id ?? ''
    ids.kessa = (await addToken(ask, { sceneId: GATE, characterId: KESSA, position: LEFT })).id
    ids.odo = (await addToken(ask, { sceneId: GATE, characterId: ODO, position: RIGHT })).id
    await ask('setTokenSight', { tokenId: ids.odo, sight: blind })
    await ask('setSight', { sceneId: GATE, change: { on: true } })
  })
  return {
    table,
    ids,
    newest: async () => await newestSeq(table.records()),
    setDoor: async (state: 'open' | 'closed') => await ask('setDoor', { sceneId: GATE, wallId: ids.door, door: state }),
    tilesOf: async (who: 'kessa' | 'odo') => ((await mapFor(table, who, GATE))?.tiles ?? []).map(([id]) => id),
    tokensOf: async (who: 'kessa' | 'odo') =>
      (await table[who]('getTokens', { sceneId: GATE })).tokens.map(({ id }) => id).toSorted(),
  }
}
