import { onScene, type Position } from '@waybook/contract'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

import { useSay } from '../../../client/live/live-context.ts'
import { selectToken, useTable } from '../table-context.ts'
import { tokenAt, useTokenDrag } from './use-token-drag.ts'

/** What mouse and fingers do on the map: move tokens, select them, and by a long press point at a place. */
export function useMapPointer(ground: RefObject<HTMLElement | null>) {
  const { tokens } = useTable()
  const say = useSay()
  const { isClick, ...drag } = useTokenDrag(ground)
  const pingAt = (clientX: number, clientY: number) => {
    const box = ground.current?.getBoundingClientRect()
    if (box) say({ type: 'ping', position: placeIn(box, clientX, clientY) })
  }
  const longPress = useLongPress(pingAt)
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      drag.onPointerDown(event)
      longPress.begin(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      longPress.wander(event)
      drag.onPointerMove(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      longPress.end()
      drag.onPointerUp(event)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      longPress.end()
      drag.onPointerCancel(event)
    },
    onClick: (event: MouseEvent) => {
      if (isClick()) selectToken(tokenAt(event, tokens)?.id ?? null)
    },
    // A long press is ours.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
  return { handlers, pingAt }
}

function placeIn(box: DOMRect, clientX: number, clientY: number): Position {
  return onScene({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 })
}

const LONG_MS = 500
/** As far as a resting finger wanders. */
const STILL_PX = 8

interface Press {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** Calls back where on the window one pointer rests for half a second. */
function useLongPress(onLongPress: (clientX: number, clientY: number) => void) {
  const press = useRef<Press | null>(null)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const begin = ({ pointerId, clientX: x, clientY: y, button }: PointerEvent) => {
    const isSecond = press.current !== null
    end()
    if (isSecond || button !== 0) return
    press.current = { pointerId, x, y, timer: setTimeout(() => onLongPress(x, y), LONG_MS) }
  }
  const wander = ({ clientX, clientY }: PointerEvent) => {
    const at = press.current
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > STILL_PX) end()
  }
  return { begin, wander, end }
}
