import { LIGHTS_MAX } from '@waybook/contract'
import { decodeSource, openUvtt } from '@waybook/converters'

import { DOORS_MAX, mapDoor, mapLight, mapWall, mapWalls, waybookWalls, type MapWalls } from './map-walls.ts'

export interface OpenedMap {
  readonly ok: true
  readonly picture: Uint8Array
  readonly walls: MapWalls | null
}

/** The picture inside a Universal VTT file, and what stands on it. */
export function openUniversalVtt(bytes: Uint8Array): OpenedMap | { readonly ok: false; readonly why: string } {
  const opened = openUvtt(decodeSource(bytes), '')
  if (!opened.ok) return { ok: false, why: `is not a Universal VTT file (${opened.place}: ${opened.why})` }
  if (!opened.picture) return { ok: false, why: 'has no PNG, JPEG, WebP or GIF picture inside' }
  return { ok: true, picture: opened.picture.bytes, walls: storable(opened) }
}

/** What stands on the map of a Universal VTT file that was opened before, without its picture. */
export function wallsOfUniversalVtt(bytes: Uint8Array): MapWalls | null {
  const opened = openUvtt(decodeSource(bytes), '', { isPictureWanted: false })
  return opened.ok ? storable(opened) : null
}

type Opened = Pick<Extract<ReturnType<typeof openUvtt>, { ok: true }>, 'geometry' | 'waybook' | 'lost'>

/** Drops shapes that a scene cannot store, such as a wall far outside of the picture. */
function storable({ geometry, waybook, lost }: Opened): MapWalls | null {
  const cut = lost.find(({ key }) => key === 'wallsCut')?.count
  const { walls, doors, lights, ...about } = geometry
  const own = waybookWalls.safeParse(waybook)
  const read = mapWalls.safeParse({
    ...about,
    ...(own.success && { waybook: own.data }),
    ...(cut !== undefined && { cut }),
    walls: walls.filter((one) => mapWall.safeParse(one).success),
    doors: doors.filter((one) => mapDoor.safeParse(one).success).slice(0, DOORS_MAX),
    lights: lights.filter((one) => mapLight.safeParse(one).success).slice(0, LIGHTS_MAX),
  })
  return read.success ? read.data : null
}
