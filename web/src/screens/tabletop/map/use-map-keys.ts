import type { Token } from '@waybook/contract'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useMe } from '#api/session.ts'

import { usePanelOpen } from '../panel/panel-open.ts'
import { focusSelectedToken } from '../panel/selected-token.tsx'
import { selectToken, useTable } from '../table-context.ts'
import { useTokenKeys } from '../token/use-token-keys.ts'
import { chooseTool } from '../tool/map-tool.ts'
import { tokenAt } from './use-token-drag.ts'
import type { Viewport } from './viewport.ts'

interface Map {
  readonly viewport: Viewport
  readonly ping: () => void
  readonly frame: RefObject<HTMLElement | null>
  readonly pictureArea: RefObject<HTMLElement | null>
}

/** What the keyboard does on the map and on the tokens on it, which are tab stops. A token that gets the focus or moves is panned into view. */
export function useMapKeys({ viewport, ping, frame, pictureArea }: Map) {
  const { tokens, animator } = useTable()
  const press = useTokenKeys()
  const [, setPanelOpen] = usePanelOpen()
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    0: viewport.fit,
    p: ping,
    v: () => chooseTool('select'),
    f: useMe().role === 'gameMaster' ? () => chooseTool('fog') : undefined,
    Escape: () => {
      chooseTool('select')
      selectToken(null)
      frame.current?.focus()
    },
    ArrowLeft: () => viewport.pan(-1, 0),
    ArrowRight: () => viewport.pan(1, 0),
    ArrowUp: () => viewport.pan(0, -1),
    ArrowDown: () => viewport.pan(0, 1),
  }
  const reveal = ({ id, position }: Token) => {
    const box = pictureArea.current?.getBoundingClientRect()
    const { x, y } = animator.positionOf(id) ?? position
    if (box) viewport.reveal(box.left + (x / 100) * box.width, box.top + (y / 100) * box.height)
  }
  const openInPanel = ({ id }: Token) => {
    // The section about the token has to be there before it can get the focus.
    flushSync(() => {
      selectToken(id)
      setPanelOpen(true)
    })
    focusSelectedToken()
  }
  const onFocus = (event: FocusEvent) => {
    const token = tokenAt(event, tokens)
    // Not after a click, under which the map must not move.
    if (token && event.target.matches(':focus-visible')) reveal(token)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const token = tokenAt(event, tokens)
    if (token) press(token, event)
    if (token && event.isPropagationStopped()) reveal(token)
    if (event.isPropagationStopped() || event.ctrlKey || event.metaKey || event.altKey) return
    const action = token && event.key === 'Enter' ? () => openInPanel(token) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return { onFocus, onKeyDown }
}
