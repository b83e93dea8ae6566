import { onScene, type Position } from '@waybook/contract'
import type { MouseEvent, PointerEvent, RefObject } from 'react'

import { useSay } from '../../../client/live/live-context.ts'
import { selectToken } from '../selected-token.ts'
import { useTable } from '../table-context.ts'
import { useLongPress } from './use-long-press.ts'
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
