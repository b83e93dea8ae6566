import type { Token } from '@waybook/contract'
import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

import { useMe } from '#api/session.ts'
import { useSinglePointer } from '#parts/map/use-single-pointer.ts'

import { selectToken, useHasMenu, useTable } from '../table-context.ts'
import { openMenu } from '../token/opened.ts'
import { tokenAt } from '../token/token-under.ts'
import { currentPointer } from '../tool/map-tool.ts'
import { usePing } from '../tool/ping-tool.ts'
import { positionAt, useToolPress } from '../tool/use-tool-press.ts'
import { useSelectionBox } from './selection-box.tsx'
import { useTokenClicks } from './use-token-clicks.ts'
import { useTokenDrag } from './use-token-drag.ts'

/** Mouse and touch on the map. They use the chosen tool, or else drag and select tokens, open their menus, and ping with a long press. */
export function useMapPointer(pictureArea: RefObject<HTMLElement | null>) {
  const { tokens, state } = useTable()
  const edits = useMe().may.includes('editTokens')
  const hasMenu = useHasMenu()
  const ping = usePing()
  const drag = useTokenDrag(pictureArea)
  const pingAt = (clientX: number, clientY: number) => {
    const box = pictureArea.current?.getBoundingClientRect()
    if (box) ping(positionAt({ clientX, clientY }, box))
  }
  const longPress = useLongPress(pingAt)
  const tool = useToolPress(pictureArea)
  const box = useSelectionBox()
  const click = useTokenClicks()
  const pressed = useRef<Pressed>({ token: undefined, byFinger: false })
  const adds = ({ shiftKey }: { readonly shiftKey: boolean }) => edits && (shiftKey || state.get().selectsSeveral)
  const pointer = useSinglePointer({
    onDown: (event: PointerEvent<HTMLElement>) => {
      if (tool.onPointerDown(event)) return
      const token = tokenAt(event, tokens)
      pressed.current = { token, byFinger: event.pointerType === 'touch' }
      box.onPointerDown(event, !token && adds(event))
      drag.onPointerDown(event)
      longPress.begin(event)
    },
    onMove: (event: PointerEvent<HTMLElement>) => {
      longPress.onMove(event)
      tool.onPointerMove(event)
      drag.onPointerMove(event)
      box.onPointerMove(event)
    },
    onUp: (event: PointerEvent<HTMLElement>) => {
      longPress.end()
      tool.onPointerUp(event)
      drag.onPointerUp(event)
      box.onPointerUp(event)
    },
    onGiveUp: () => {
      longPress.end()
      tool.giveUp()
      drag.giveUp()
      box.giveUp()
    },
  })
  const handlers = {
    ...pointer,
    onClick: (event: MouseEvent) => {
      const { token, byFinger } = pressed.current
      if (!drag.isClick() || !box.isClick() || currentPointer(state)) return
      // Some browsers don't report that a click came from a finger.
      const clicked = tokenAt(event, tokens) ?? (byFinger ? token : undefined)
      click({ token: clicked, adds: adds(event), byFinger, timeMs: event.timeStamp })
    },
    // A long press pings, so it must not open the browser's menu.
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      const token = tokenAt(event, tokens)
      if (!token || !hasMenu(token) || pressed.current.byFinger || currentPointer(state)) return
      if (!state.get().selectedIds.includes(token.id)) selectToken(state, token.id)
      openMenu(state, token.id)
    },
  }
  return handlers
}

/** The current or last press. */
interface Pressed {
  readonly token: Token | undefined
  readonly byFinger: boolean
}

const LONG_PRESS_MS = 500
/** How far a resting finger may move. */
const MOVE_TOLERANCE_PX = 8

interface Press {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** Calls back with the window position of a single pointer that rests for half a second. */
function useLongPress(onLongPress: (clientX: number, clientY: number) => void) {
  const press = useRef<Press | null>(null)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const begin = ({ pointerId, clientX: x, clientY: y, button }: PointerEvent) => {
    end()
    if (button !== 0) return
    press.current = { pointerId, x, y, timer: setTimeout(() => onLongPress(x, y), LONG_PRESS_MS) }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const at = press.current
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > MOVE_TOLERANCE_PX) end()
  }
  return { begin, onMove: move, end }
}
