import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import type { WallPart } from '@waybook/server/database/wall-parts.ts'
import { readWallSet } from '@waybook/server/features/walls/read-walls.ts'
import { putParts } from '@waybook/server/features/walls/write-walls.ts'

const [WALL, DOOR, LIGHT] = ['a skullduggery of a wall', 'a hornswoggled door', 'a gallimaufry of a light']
const COLOR = '#5ec4e7'

/** What no player may get: the ids of walls, doors and lights, a place that only a wall has, and the color of a light. */
export const wallSecrets: readonly string[] = [WALL, DOOR, LIGHT, '[48271,', COLOR]

export const wallSamples = {
  'changeWalls.add': [[{ kind: 'wall', from: [4, 4], to: [40, 4] }]],
  'changeWalls.change': [[{ id: WALL, kind: 'window', from: [48_271, 10], to: [60, 10] }]],
  'changeWalls.remove': [undefined, [WALL]],
  'changeLights.add': [[{ at: [9, 9], bright: 1, dim: 2, on: true, intensity: 1, color: null }]],
  'changeLights.change': [undefined],
  'changeLights.remove': [[LIGHT]],
  wallId: [DOOR],
  doorId: [DOOR],
  door: ['open'],
  'setDoor.secret': [true],
}

const walls: readonly WallPart[] = [
  { what: 'wall', id: WALL, content: { kind: 'wall', from: [48_271, 10], to: [60, 10], oneWay: true } },
  { what: 'wall', id: DOOR, content: { kind: 'door', from: [20, 20], to: [22, 20], door: 'locked', secret: true } },
  { what: 'light', id: LIGHT, content: { at: [50, 50], bright: 2, dim: 4, on: true, intensity: 1, color: COLOR } },
]

/** Draws a wall, a secret door and a light on a scene with a picture. */
export async function wallsInSecret(write: CampaignTransaction, scene: string): Promise<void> {
  const set = await readWallSet(write, scene)
  if (!set) throw new Error('The scene has no picture')
  await putParts(
    write,
    set,
    walls.map((part) => ({ id: part.id, part })),
  )
}
