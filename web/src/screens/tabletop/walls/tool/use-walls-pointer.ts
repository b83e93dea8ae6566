import type { RefObject } from 'react'

import { useTable } from '#screens/tabletop/table-context.ts'
import { useToolPointer } from '#screens/tabletop/tool/map-tool.ts'
import { useHover } from '#screens/tabletop/tool/use-hover.ts'

import { changeEdit } from '../change-edit.ts'
import { useWallFrame } from '../scene-walls.ts'
import { useWallWrites } from '../use-wall-writes.ts'
import { drawnKinds, useWallChoice } from '../wall-edit.ts'
import { useCutWalls } from './use-cut-walls.ts'
import { useDrawWalls } from './use-draw-walls.ts'
import { usePlaceLights } from './use-place-lights.ts'
import { useSelectWalls } from './use-select-walls.ts'
import { useWallKeys } from './use-wall-keys.ts'
import { toLattice, toWallPress, type WallPointer } from './wall-pointer.ts'

/** The pointer and the keys of the tool Walls. */
export function useWallsPointer(area: RefObject<Element | null>): void {
  const { state } = useTable()
  const { mode } = useWallChoice()
  const frame = useWallFrame()
  const writes = useWallWrites()
  const draw = useDrawWalls(writes)
  const cut = useCutWalls(writes)
  const place = usePlaceLights(writes, { adds: true })
  const select = useSelectWalls(writes)
  useWallKeys({ ...draw, writes })
  const pointer = (): WallPointer => {
    if (mode in drawnKinds) return draw.pointer
    if (mode === 'light') return place
    return mode === 'select' ? select : cut
  }
  useToolPointer({
    onStart: (at, press) => pointer().onStart(toLattice(at, frame), toWallPress(press, frame)),
    onMove: (at, press) => pointer().onMove(toLattice(at, frame), toWallPress(press, frame)),
    onEnd: (at, press) => pointer().onEnd(toLattice(at, frame), toWallPress(press, frame)),
    // A second finger moves the map. The points pressed before stay.
    onCancel: () => changeEdit(state, { pointer: null, byFinger: false, box: null, draft: null, lightAt: null }),
  })
  useHover(area, (at, press) => {
    if (at && press) pointer().onHover?.(toLattice(at, frame), toWallPress(press, frame))
    else changeEdit(state, { pointer: null })
  })
}
