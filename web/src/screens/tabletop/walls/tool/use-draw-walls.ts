import { tableWallTool } from '@waybook/messages/tableWallTool'
import {
  atSteadyAngle,
  isSamePoint,
  noWallChanges,
  roomWalls,
  type LatticePoint,
  type WallContent,
} from '@waybook/rules'
import { useRef } from 'react'

import { announce } from '#screens/tabletop/announcer.tsx'
import { useTable } from '#screens/tabletop/table-context.ts'

import { changeEdit, dropSketch } from '../change-edit.ts'
import { useShownWalls, useWallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { drawnKinds, useWallChoice } from '../wall-edit.ts'
import { placeOf, type WallPointer, type WallPress } from './wall-pointer.ts'

/** The most points of a chain, so it is one change. */
const POINTS_MAX = 400

/** Walls from point to point, and rooms between two corners. */
export function useDrawWalls(writes: WallWrites) {
  const { state } = useTable()
  const { mode, free } = useWallChoice()
  const walls = useShownWalls()
  const frame = useWallFrame()
  // A mouse may be dragged from the first point to the second.
  const began = useRef(false)
  const { chain: points } = state.get().wallEdit
  const place = (point: LatticePoint, press: WallPress): LatticePoint => {
    const last = state.get().wallEdit.chain.at(-1)
    if (press.shift && last && mode !== 'room') return atSteadyAngle(last, point)
    const drawn = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
    return placeOf(point, press, { walls: [...walls, ...drawn], frame, free })
  }
  const store = (chain: readonly LatticePoint[]) => {
    const add = mode === 'room' ? roomOf(chain, walls) : lineOf(chain, mode)
    dropSketch(state)
    writes.change({ ...noWallChanges, add }, tableWallTool.drawn({ count: add.length }))
  }
  const addPoint = (point: LatticePoint) => {
    const { chain } = state.get().wallEdit
    const last = chain.at(-1)
    if (last && isSamePoint(last, point)) return end()
    const longer = [...chain, point]
    const isClosed = longer.length > 3 && chain[0] !== undefined && isSamePoint(chain[0], point)
    if (isClosed || longer.length >= POINTS_MAX || (mode === 'room' && longer.length === 2)) return store(longer)
    changeEdit(state, { chain: longer, pointer: point, byFinger: false })
    return true
  }
  /** Stores the chain. Returns whether there was one. */
  const end = () => {
    const { chain } = state.get().wallEdit
    if (chain.length === 0) return false
    if (chain.length > 1 && mode !== 'room') store(chain)
    else dropSketch(state)
    return true
  }
  const pointer: WallPointer = {
    onStart: (point, press) => {
      const at = place(point, press)
      began.current = !press.byFinger && state.get().wallEdit.chain.length === 0
      changeEdit(state, { pointer: at, byFinger: press.byFinger, ...(began.current && { chain: [at] }) })
    },
    onMove: (point, press) => changeEdit(state, { pointer: place(point, press) }),
    onEnd: (point, press) => {
      const at = place(point, press)
      const [first] = state.get().wallEdit.chain
      if (!(began.current && first && isSamePoint(first, at))) addPoint(at)
      began.current = false
      changeEdit(state, { byFinger: false })
    },
    onHover: (point, press) => changeEdit(state, { pointer: place(point, press) }),
  }
  return {
    pointer,
    end,
    /** Forgets the last point. Returns whether there was one. */
    takeBack: () => {
      const { chain } = state.get().wallEdit
      if (chain.length > 0) changeEdit(state, { chain: chain.slice(0, -1) })
      return chain.length > 0
    },
    /** Forgets the chain. Returns whether there was one. */
    giveUp: () => {
      if (state.get().wallEdit.chain.length === 0) return false
      dropSketch(state)
      announce(tableWallTool.givenUp())
      return true
    },
  }
}

function lineOf(chain: readonly LatticePoint[], mode: keyof typeof drawnKinds): WallContent[] {
  const kind = drawnKinds[mode] ?? 'wall'
  const thing = kind === 'object' ? { thing: crypto.randomUUID() } : {}
  return chain.slice(1).map((to, index) => ({ kind, from: chain[index] ?? to, to, ...thing }))
}

function roomOf([a, b]: readonly LatticePoint[], walls: Parameters<typeof roomWalls>[1]): readonly WallContent[] {
  return a && b ? roomWalls([a, b], walls) : []
}
