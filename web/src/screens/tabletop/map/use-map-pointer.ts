import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

import { selectToken, useTable } from '../table-context.ts'
import { tokenAt } from '../token/token-under.ts'
import { currentActions } from '../tool/map-tool.ts'
import { usePing } from '../tool/ping-tool.ts'
import { positionAt, useToolPress } from '../tool/use-tool-press.ts'
import { useTokenDrag } from './use-token-drag.ts'

/** What mouse and fingers do on the map: what the chosen tool does; else drag tokens, select them, and ping with a long press. */
export function useMapPointer(pictureArea: RefObject<HTMLElement | null>) {
  const { tokens } = useTable()
  const ping = usePing()
  const { isClick, ...drag } = useTokenDrag(pictureArea)
  const pingAt = (clientX: number, clientY: number) => {
    const box = pictureArea.current?.getBoundingClientRect()
    if (box) ping(positionAt({ clientX, clientY }, box))
  }
  const longPress = useLongPress(pingAt)
  const tool = useToolPress(pictureArea)
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (tool.onPointerDown(event)) return
      drag.onPointerDown(event)
      longPress.begin(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      longPress.onMove(event)
      tool.onPointerMove(event)
      drag.onPointerMove(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      longPress.end()
      tool.onPointerUp(event)
      drag.onPointerUp(event)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      longPress.end()
      tool.onPointerCancel(event)
      drag.onPointerCancel(event)
    },
    onClick: (event: MouseEvent) => {
      if (isClick() && !currentActions()) selectToken(tokenAt(event, tokens)?.id ?? null)
    },
    // A long press pings; it must not open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
  return { handlers, pingAt }
}

const LONG_PRESS_MS = 500
/** A resting finger may move this far. */
const MOVE_TOLERANCE_PX = 8

interface Press {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** Calls back with the position in the window where a single pointer rests for half a second. */
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
    press.current = { pointerId, x, y, timer: setTimeout(() => onLongPress(x, y), LONG_PRESS_MS) }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const at = press.current
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > MOVE_TOLERANCE_PX) end()
  }
  return { begin, onMove: move, end }
}
