import { tableWallTool } from '@waybook/messages/tableWallTool'
import {
  distanceOf,
  moveEnd,
  moveWalls,
  wallAt,
  wallsIn,
  type LatticePoint,
  type Wall,
  type WallChanges,
} from '@waybook/rules'
import { useRef } from 'react'

import { useTable } from '#screens/tabletop/table-context.ts'

import { changeEdit } from '../change-edit.ts'
import { useSceneWalls, useWallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { changesAny, useWallChoice } from '../wall-edit.ts'
import { usePlaceLights } from './use-place-lights.ts'
import { placeOf, type WallPointer, type WallPress } from './wall-pointer.ts'

/** What a press has taken hold of. */
type Held =
  | { readonly what: 'end'; readonly wall: Wall; readonly end: 'from' | 'to'; readonly start: LatticePoint }
  | { readonly what: 'walls'; readonly wall: Wall; readonly start: LatticePoint }
  | { readonly what: 'box'; readonly start: LatticePoint }
  | { readonly what: 'light'; readonly start: LatticePoint }

/** Selects walls and lights by a press or a box, and moves them or the ends of walls. */
export function useSelectWalls(writes: WallWrites): WallPointer {
  const { state } = useTable()
  const { free } = useWallChoice()
  const frame = useWallFrame()
  const walls = useSceneWalls()?.walls ?? []
  const lights = usePlaceLights(writes, { adds: false })
  const held = useRef<Held | null>(null)
  const selected = () => state.get().wallEdit.selectedIds
  const select = (ids: Iterable<string>) => changeEdit(state, { selectedIds: new Set(ids), lightId: null })

  const take = (start: LatticePoint, { reach, shift }: WallPress): Held => {
    const end = shift
      ? null
      : endAt(
          walls.filter(({ id }) => selected().has(id)),
          start,
          reach,
        )
    if (end) return { what: 'end', start, ...end }
    if (lights.isOnLight(start, reach)) return { what: 'light', start }
    const wall = wallAt(walls, start, reach)
    if (!wall) return { what: 'box', start }
    if (shift) {
      const ids = new Set(selected())
      if (!ids.delete(wall.id)) ids.add(wall.id)
      select(ids)
    } else if (!selected().has(wall.id)) select([wall.id])
    return { what: 'walls', wall, start }
  }

  const moved = (one: Held, point: LatticePoint, press: WallPress): WallChanges | null => {
    if (one.what === 'box' || one.what === 'light') return null
    if (distanceOf(one.start, point) < press.reach / 2) return null
    const others = walls.filter(({ id }) => !selected().has(id))
    const grabbed = one.what === 'end' ? one.wall[one.end] : one.wall.from
    const wanted: LatticePoint = [grabbed[0] + point[0] - one.start[0], grabbed[1] + point[1] - one.start[1]]
    const to = placeOf(wanted, { ...press, alt: false }, { walls: others, frame, free })
    if (one.what === 'end' && press.alt) return moveEnd(one.wall, one.end, to)
    const by: LatticePoint = [to[0] - grabbed[0], to[1] - grabbed[1]]
    return moveWalls(walls, { moved: one.what === 'end' ? grabbed : selected(), by, together: !press.alt })
  }

  return {
    onStart: (point, press) => {
      held.current = take(point, press)
      if (held.current.what === 'light') lights.onStart(point, press)
      changeEdit(state, { byFinger: press.byFinger && held.current.what === 'end' })
    },
    onMove: (point, press) => {
      const one = held.current
      if (one?.what === 'light') lights.onMove(point, press)
      else if (one?.what === 'box') changeEdit(state, { box: [one.start, point] })
      else if (one) changeEdit(state, { draft: moved(one, point, press), pointer: point })
    },
    onEnd: (point, press) => {
      const one = held.current
      held.current = null
      const draft = one && moved(one, point, press)
      changeEdit(state, { draft: null, box: null, byFinger: false, pointer: null })
      if (one?.what === 'light') lights.onEnd(point, press)
      else if (one?.what === 'box') {
        const inBox = wallsIn(walls, [one.start, point]).map(({ id }) => id)
        select(press.shift ? [...selected(), ...inBox] : inBox)
      } else if (draft && changesAny(draft)) writes.change(draft, tableWallTool.moved())
    },
  }
}

function endAt(walls: readonly Wall[], point: LatticePoint, reach: number) {
  for (const wall of walls)
    for (const end of ['from', 'to'] as const) if (distanceOf(wall[end], point) <= reach) return { wall, end }
  return null
}
