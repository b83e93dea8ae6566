import { DOORS_MAX, LIGHTS_MAX, sceneDoor, sceneLight, sceneWall, sceneWalls, type SceneWalls } from '@waybook/contract'
import { decodeSource, openUvtt, type SceneGeometry } from '@waybook/converters'

export interface OpenedMap {
  readonly ok: true
  readonly picture: Uint8Array
  readonly walls: SceneWalls | null
}

/** The picture inside a Universal VTT file, and what stands on it. */
export function openUniversalVtt(bytes: Uint8Array): OpenedMap | { readonly ok: false; readonly why: string } {
  const opened = openUvtt(decodeSource(bytes), '')
  if (!opened.ok) return { ok: false, why: `is not a Universal VTT file (${opened.place}: ${opened.why})` }
  if (!opened.picture) return { ok: false, why: 'has no PNG, JPEG, WebP or GIF picture inside' }
  return { ok: true, picture: opened.picture.bytes, walls: storable(opened.geometry) }
}

/** What stands on the map of a Universal VTT file that was opened before, without its picture. */
export function wallsOfUniversalVtt(bytes: Uint8Array): SceneWalls | null {
  const opened = openUvtt(decodeSource(bytes), '', { isPictureWanted: false })
  return opened.ok ? storable(opened.geometry) : null
}

/** Drops shapes that a scene cannot store, such as a wall far outside of the picture. */
function storable({ walls, doors, lights, ...about }: SceneGeometry): SceneWalls | null {
  const read = sceneWalls.safeParse({
    ...about,
    walls: walls.filter((one) => sceneWall.safeParse(one).success),
    doors: doors.filter((one) => sceneDoor.safeParse(one).success).slice(0, DOORS_MAX),
    lights: lights.filter((one) => sceneLight.safeParse(one).success).slice(0, LIGHTS_MAX),
  })
  return read.success ? read.data : null
}
