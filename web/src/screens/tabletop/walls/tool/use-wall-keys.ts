import { tableWallTool } from '@waybook/messages/tableWallTool'
import { moveWalls } from '@waybook/rules'

import { useTable } from '#screens/tabletop/table-context.ts'
import { isOnControl, isWriting } from '#screens/tabletop/tool/key-target.ts'
import { arrowDirections } from '#ui/page/keys.ts'
import { usePageActions } from '#ui/page/page-actions.ts'

import { changeEdit } from '../change-edit.ts'
import { useSceneWalls, useWallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { useSelectedParts } from './use-selected-parts.ts'

interface WallKeys {
  readonly writes: WallWrites
  /** The three return whether they did something. */
  readonly end: () => boolean
  readonly giveUp: () => boolean
  readonly takeBack: () => boolean
}

const ARROWS = Object.keys(arrowDirections)

/** The tool's keys, which take precedence over the table's. */
export function useWallKeys({ writes, end, giveUp, takeBack }: WallKeys): void {
  const { state } = useTable()
  const { cell } = useWallFrame()
  const walls = useSceneWalls()?.walls ?? []
  const { remove } = useSelectedParts(writes)
  const deselect = () => {
    const { selectedIds, lightId } = state.get().wallEdit
    if (selectedIds.size === 0 && lightId === null) return false
    changeEdit(state, { selectedIds: new Set(), lightId: null })
    return true
  }
  const move = (event: KeyboardEvent | undefined) => {
    const step = arrowDirections[event?.key ?? '']
    const { selectedIds: moved } = state.get().wallEdit
    if (!step || moved.size === 0 || isOnControl(event)) return false
    const far = Math.round(event?.shiftKey ? cell : cell / 4)
    writes.change(moveWalls(walls, { moved, by: [step.x * far, step.y * far], together: true }), tableWallTool.moved())
    return undefined
  }
  const done = (did: boolean) => (did ? undefined : false)
  usePageActions(
    'first',
    [
      { name: tableWallTool.undoWalls(), keys: ['Mod+Z'], run: () => void (takeBack() || writes.undo()) },
      { name: tableWallTool.redoWalls(), keys: ['Shift+Mod+Z', 'Mod+Y'], run: () => writes.redo() },
      { name: tableWallTool.endChain(), keys: ['Enter'], run: (event) => done(!isOnControl(event) && end()) },
      { name: tableWallTool.giveUpChain(), keys: ['Escape'], run: () => done(giveUp() || deselect()) },
      {
        name: tableWallTool.removeSelected(),
        keys: ['Delete', 'Backspace'],
        run: (event) => done(!isOnControl(event) && remove()),
      },
      { name: tableWallTool.moveSelected(), keys: [...ARROWS, ...ARROWS.map((key) => `Shift+${key}`)], run: move },
    ],
    (event) => !isWriting(event.target),
  )
}
