import type { Position } from '@waybook/contract'
import type { PointerEvent } from 'react'

import { useDrag } from '#parts/map/use-drag.ts'

import { selectTokens, useTable, useTableState } from '../table-context.ts'

interface BoxDrag {
  /** The corner where the pointer went down. */
  readonly from: Position
  /** The selection before the drag. */
  readonly ids: readonly string[]
}

/** Draws a box that adds the tokens with their centers in it to the selection. */
export function useSelectionBox() {
  const { state } = useTable()
  const drag = useDrag<BoxDrag>({
    onMove: ({ from, ids }, by, { currentTarget }) => {
      const box = boxFrom(from, by)
      state.change({ selectionBox: box })
      selectTokens(state, [...new Set([...ids, ...tokensIn(box, currentTarget)])])
    },
    onDrop: () => state.change({ selectionBox: null }),
    onGiveUp: ({ ids }) => {
      selectTokens(state, ids)
      state.change({ selectionBox: null })
    },
  })
  return {
    ...drag,
    onPointerDown: (event: PointerEvent, begins: boolean) =>
      drag.onPointerDown(
        event,
        begins ? { from: { x: event.clientX, y: event.clientY }, ids: state.get().selectedIds } : null,
      ),
  }
}

function boxFrom(from: Position, by: Position): DOMRect {
  return DOMRect.fromRect({
    x: Math.min(from.x, from.x + by.x),
    y: Math.min(from.y, from.y + by.y),
    width: Math.abs(by.x),
    height: Math.abs(by.y),
  })
}

function tokensIn(box: DOMRect, map: HTMLElement): string[] {
  const figures = [...map.querySelectorAll<HTMLElement>('[data-token-id]')]
  return figures.flatMap((figure) => {
    const { left, top, width } = figure.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + width / 2]
    const isInside = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
    return isInside ? (figure.dataset['tokenId'] ?? []) : []
  })
}

/** The current selection box. */
export function SelectionBox() {
  const box = useTableState(({ selectionBox }) => selectionBox)
  if (!box) return null
  return (
    <div
      aria-hidden="true"
      data-selection-box
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      className="pointer-events-none fixed z-2 border-2 border-dashed border-lamp bg-lamp/15"
    />
  )
}
