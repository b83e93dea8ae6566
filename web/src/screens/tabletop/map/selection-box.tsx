import { useRef, type PointerEvent } from 'react'

import { selectTokens, useTable, useTableState } from '../table-context.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface BoxDrag {
  readonly pointerId: number
  readonly from: Point
  /** What was selected before. */
  readonly ids: readonly string[]
}

/** A smaller one is a press. */
const LEAST_PX = 4

/** Draws a box that adds the tokens whose centre is in it to the selection. */
export function useSelectionBox() {
  const { state } = useTable()
  const current = useRef<BoxDrag | null>(null)
  const end = ({ pointerId }: PointerEvent): boolean => {
    if (current.current?.pointerId !== pointerId) return false
    const wasDrawn = state.get().selectionBox !== null
    current.current = null
    state.change({ selectionBox: null })
    return wasDrawn
  }
  return {
    begin: ({ pointerId, clientX, clientY }: PointerEvent) => {
      current.current = { pointerId, from: { x: clientX, y: clientY }, ids: state.get().selectedIds }
    },
    move: (event: PointerEvent<HTMLElement>) => {
      const drag = current.current
      if (drag?.pointerId !== event.pointerId) return
      const box = between(drag.from, { x: event.clientX, y: event.clientY })
      if (!state.get().selectionBox && Math.hypot(box.width, box.height) <= LEAST_PX) return
      if (!state.get().selectionBox) event.currentTarget.setPointerCapture(event.pointerId)
      state.change({ selectionBox: box })
      selectTokens(state, [...new Set([...drag.ids, ...tokensIn(box, event.currentTarget)])])
    },
    /** Returns whether the press has drawn a box, and so is no click. */
    end,
    giveUp: () => {
      if (state.get().selectionBox && current.current) selectTokens(state, current.current.ids)
      current.current = null
      state.change({ selectionBox: null })
    },
  }
}

function between(from: Point, to: Point): DOMRect {
  return DOMRect.fromRect({
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
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

/** The box that is being drawn. */
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
