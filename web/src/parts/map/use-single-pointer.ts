import { useRef, type PointerEvent } from 'react'

type Handler = (event: PointerEvent<HTMLElement>) => void

interface SinglePointer {
  readonly onDown: Handler
  readonly onMove: Handler
  readonly onUp: Handler
  /** Undoes everything that the pointer has done since it went down. */
  readonly onGiveUp: () => void
}

/**
 * Handlers for a map on which one pointer drags. A second finger moves the map instead: the first finger's action is undone, and nothing starts until
 * all fingers are up.
 */
export function useSinglePointer({ onDown, onMove, onUp, onGiveUp }: SinglePointer) {
  const down = useRef(new Set<number>())
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A primary pointer is the first of its type, so an earlier one has gone up outside the map.
      if (event.isPrimary) down.current.clear()
      down.current.add(event.pointerId)
      if (down.current.size === 1) onDown(event)
      else onGiveUp()
    },
    onPointerMove: onMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      down.current.delete(event.pointerId)
      onUp(event)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      down.current.delete(event.pointerId)
      onGiveUp()
    },
  }
}
