import type { SceneLight } from '@waybook/contract'
import { tableWallTool } from '@waybook/messages/tableWallTool'
import { distanceOf, type LatticePoint } from '@waybook/rules'
import { useRef } from 'react'

import { useTable } from '#screens/tabletop/table-context.ts'

import { changeEdit } from '../change-edit.ts'
import { useSceneWalls, useWallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { useWallChoice } from '../wall-edit.ts'
import { placeOf, type WallPointer } from './wall-pointer.ts'

/** A torch, in cells. */
const NEW_LIGHT = { bright: 4, dim: 8, on: true, intensity: 1, color: null } as const

/** The light nearest to a point, at most `reach` away. */
function lightAt(lights: readonly SceneLight[], point: LatticePoint, reach: number): SceneLight | null {
  const [nearest] = lights
    .map((light) => ({ light, away: distanceOf(light.at, point) }))
    .filter(({ away }) => away <= reach)
    .toSorted((a, b) => a.away - b.away)
  return nearest?.light ?? null
}

/** A press on a light selects it, a drag moves it. Other presses add a light if `adds`. */
export function usePlaceLights(
  writes: WallWrites,
  { adds }: { readonly adds: boolean },
): WallPointer & { readonly isOnLight: (point: LatticePoint, reach: number) => boolean } {
  const { state } = useTable()
  const { free } = useWallChoice()
  const frame = useWallFrame()
  const lights = useSceneWalls()?.lights ?? []
  const held = useRef<SceneLight | null>(null)
  return {
    isOnLight: (point, reach) => lightAt(lights, point, reach) !== null,
    onStart: (point, { reach, byFinger }) => {
      held.current = lightAt(lights, point, reach)
      if (held.current) changeEdit(state, { lightId: held.current.id, selectedIds: new Set() })
      else if (adds) changeEdit(state, { pointer: point, byFinger })
    },
    onMove: (point, press) => {
      const at = placeOf(point, press, { walls: [], frame, free })
      if (!held.current) changeEdit(state, { pointer: at })
      else if (distanceOf(held.current.at, point) > press.reach / 2) changeEdit(state, { lightAt: at })
    },
    onHover: (point, press) => {
      if (adds) changeEdit(state, { pointer: placeOf(point, press, { walls: [], frame, free }) })
    },
    onEnd: (point, press) => {
      const { lightAt: to } = state.get().wallEdit
      const light = held.current
      held.current = null
      changeEdit(state, { lightAt: null, byFinger: false })
      if (light && to)
        writes.lights({ change: [{ ...contentOf(light), id: light.id, at: to }], said: tableWallTool.lightMoved() })
      else if (!light && adds) {
        const at = placeOf(point, press, { walls: [], frame, free })
        writes.lights({ add: [{ ...NEW_LIGHT, at }], said: tableWallTool.lightAdded() })
      }
    },
  }
}

/** A light as a call changes it. */
export function contentOf({ at, bright, dim, on, intensity, color }: SceneLight) {
  return { at, bright, dim, on, intensity, color }
}
