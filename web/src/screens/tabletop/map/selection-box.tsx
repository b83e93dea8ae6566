import { useRef, type PointerEvent } from 'react'

import { Store, useStore } from '#stores/store.ts'

import { currentSelection, selectTokens } from '../table-context.ts'

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

/** In pixels of the window; `null` while none is drawn. */
const drawn = new Store<{ readonly box: DOMRect | null }>({ box: null })

/** A smaller one is a press. */
const LEAST_PX = 4

/** Draws a box that adds the tokens whose centre is in it to the selection. */
export function useSelectionBox() {
  const current = useRef<BoxDrag | null>(null)
  const end = ({ pointerId }: PointerEvent): boolean => {
    if (current.current?.pointerId !== pointerId) return false
    const wasDrawn = drawn.get().box !== null
    current.current = null
    drawn.change({ box: null })
    return wasDrawn
  }
  return {
    begin: ({ pointerId, clientX, clientY }: PointerEvent) => {
      current.current = { pointerId, from: { x: clientX, y: clientY }, ids: currentSelection().ids }
    },
    move: (event: PointerEvent<HTMLElement>) => {
      const drag = current.current
      if (drag?.pointerId !== event.pointerId) return
      const box = between(drag.from, { x: event.clientX, y: event.clientY })
      if (!drawn.get().box && Math.hypot(box.width, box.height) <= LEAST_PX) return
      if (!drawn.get().box) event.currentTarget.setPointerCapture(event.pointerId)
      drawn.change({ box })
      selectTokens([...new Set([...drag.ids, ...tokensIn(box, event.currentTarget)])])
    },
    /** Returns whether the press has drawn a box, and so is no click. */
    end,
    giveUp: () => {
      if (drawn.get().box && current.current) selectTokens(current.current.ids)
      current.current = null
      drawn.change({ box: null })
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
  const { box } = useStore(drawn)
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
