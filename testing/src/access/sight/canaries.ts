import type { Ask } from '../../world/callers.ts'
import { CRYPT, GHOUL, GUARD, HALLS, KESSA, lights, ODO, walls } from './three-rooms.ts'

/** The viewers who ask. A viewer without a character sees what the party sees. */
export type Viewer = 'kessa' | 'odo' | 'guest' | 'as kessa' | 'as guest' | 'gameMaster'

const west: readonly Viewer[] = ['kessa', 'as kessa', 'guest', 'as guest', 'gameMaster']
const east: readonly Viewer[] = ['odo', 'guest', 'as guest', 'gameMaster']
const nobody: readonly Viewer[] = ['gameMaster']

/** A text that tells of one thing on the scene. */
export interface Canary {
  readonly text: string
  readonly shownTo: readonly Viewer[]
}

/** The ids of the things in the vault. */
export interface Ids {
  readonly ghoul: string
  readonly guard: string
  readonly fighter: string
  readonly drawing: string
  readonly door: string
  readonly secretDoor: string
  readonly light: string
  readonly encounter: string
}

export interface Placed {
  readonly ids: Ids
  readonly canaries: readonly Canary[]
}

/** Places tokens, drawings, walls, lights and combatants in all rooms, and switches on that each player sees alone, in the dark. */
export async function placeCanaries(ask: Ask): Promise<Placed> {
  await ask('setGrant', { grant: 'moveOwnToken', granted: true })
  await ask('setActiveScene', { sceneId: HALLS })
  await ask('setSight', { sceneId: HALLS, change: { on: true, groups: 'own', dark: true } })
  const drawn = (await ask('changeWalls', { sceneId: HALLS, add: walls })).walls
  const lit = (await ask('changeLights', { sceneId: HALLS, add: lights })).lights
  const put = async (characterId: string, x: number, y: number) =>
    (await ask('addToken', { sceneId: HALLS, characterId, position: { x, y }, size: 'small', visible: true })).token.id
  const [ghoul, guard] = [await put(GHOUL, 49.17, 51.83), await put(GUARD, 80.59, 33.77)]
  const [kessa, odo] = [await put(KESSA, 12.31, 50.43), await put(ODO, 87.43, 50.57)]
  const write = async (text: string, x: number) => {
    const drawing = { kind: 'text', text, points: [{ x, y: 20 }], colour: 'red', audience: 'everyone' }
    return (await ask('addDrawing', { sceneId: HALLS, ...drawing })).drawing.id
  }
  const [drawing, theirs] = [await write('a skedaddle', 47), await write('a palaver', 84)]
  const combatants = [{ characterId: GHOUL }, { characterId: KESSA }]
  const { encounter } = await ask('startEncounter', { combatants })
  const wallAt = (y: number) => drawn.find(({ from }) => from[1] === y)?.id ?? ''
  const doors = { west: wallAt(1277), east: wallAt(701), secret: wallAt(613) }
  const shown = (shownTo: readonly Viewer[], ...texts: readonly string[]) => texts.map((text) => ({ text, shownTo }))
  const others = drawn.filter(({ id }) => id !== doors.west && id !== doors.east)
  return {
    ids: {
      ghoul,
      guard,
      fighter: encounter.combatants.find(({ characterId }) => characterId === GHOUL)?.id ?? '',
      drawing,
      door: doors.east,
      secretDoor: doors.secret,
      light: lit[1]?.id ?? '',
      encounter: encounter.id,
    },
    canaries: [
      ...shown(nobody, ...others.map(({ id }) => id), ...lit.map(({ id }) => id), drawing, ghoul),
      ...shown(nobody, ',613]', ',839]', '[2411,', ',1117]', '#5ec4e7', '49.17', '51.83'),
      ...shown(nobody, 'a skedaddle', 'a bombazine pin', '50.07', '52.13'),
      ...shown(west, kessa, doors.west, ',1277]', '12.31'),
      ...shown(east, odo, guard, theirs, doors.east, ',701]', '87.43', '80.59', 'a palaver', 'a fustian pin', '85.71'),
    ],
  }
}

/** Texts of things that come and go while viewers listen. */
export const liveCanaries: readonly Canary[] = [
  '48.91',
  '44.67',
  '46.39',
  '47.73',
  'a taradiddle',
  '[2477,',
  ',1129]',
].map((text) => ({ text, shownTo: nobody }))

/** Changes everything in the vault. Most of it is sent to the game master only, and nothing of it to players. */
export async function playInVault(ask: Ask, { ghoul, guard, drawing, light, secretDoor, fighter, encounter }: Ids) {
  await ask('updateToken', { tokenId: ghoul, position: { x: 48.91, y: 50 } })
  await ask('updateToken', { tokenId: guard, position: { x: 44.67, y: 50 } })
  await ask('updateToken', { tokenId: guard, position: { x: 80.59, y: 33.77 } })
  await ask('updateDrawing', { drawingId: drawing, text: 'a taradiddle' })
  await ask('updateDrawing', { drawingId: drawing, text: 'a skedaddle' })
  const { walls: added } = await ask('changeWalls', { sceneId: HALLS, add: [{ ...walls[8], from: [2477, 907] }] })
  await ask('changeWalls', { sceneId: HALLS, remove: added.map(({ id }) => id) })
  const lamp = { ...lights[1], id: light }
  for (const at of [[2561, 1129], lights[1]?.at])
    await ask('changeLights', { sceneId: HALLS, change: [{ ...lamp, at }] })
  for (const door of ['locked', 'closed']) await ask('setDoor', { sceneId: HALLS, wallId: secretDoor, door })
  await ask('hurtCombatant', { encounterId: encounter, combatantId: fighter, wounds: 1 })
  await ask('setTokenSight', {
    tokenId: ghoul,
    sight: { sees: false, range: 3, darkRange: 2, light: { bright: 1, dim: 2 } },
  })
  await ask('updateToken', { tokenId: ghoul, position: { x: 49.17, y: 51.83 } })
}

/** Values that make calls about the scene, for all parameters. */
export const samplesOf = ({ ghoul, guard, drawing, door, secretDoor, encounter, fighter }: Ids) => ({
  id: [HALLS, CRYPT, GHOUL, GUARD],
  ids: [[HALLS, CRYPT, GHOUL, GUARD]],
  entityId: [HALLS, GHOUL],
  characterId: [GHOUL, GUARD, KESSA],
  sceneId: [HALLS],
  mapId: [HALLS],
  tokenId: [ghoul, guard],
  tokenIds: [[ghoul]],
  drawingId: [drawing],
  doorId: [door, secretDoor],
  wallId: [secretDoor],
  encounterId: [encounter],
  combatantId: [fighter],
  linkId: ['none'],
  importId: ['none'],
  memberId: ['none'],
})
