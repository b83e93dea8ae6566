import type { Token } from '@waybook/contract'
import { useEffect, useRef } from 'react'

import { currentSelection, selectToken, toggleToken, useHasMenu } from '../table-context.ts'
import { closeOpened, openMenu, openSheet } from '../token/opened.ts'

interface Click {
  readonly token: Token | undefined
  /** Whether it adds to the selection. */
  readonly adds: boolean
  readonly byFinger: boolean
  readonly timeMs: number
}

/** Two presses on a token within this time are a double one. */
const DOUBLE_MS = 350

/** A press on a token selects it, a second one opens its character’s sheet. A finger on the one that is selected opens its menu. */
export function useTokenClicks(): (click: Click) => void {
  const hasMenu = useHasMenu()
  const last = useRef({ id: '', timeMs: -Infinity })
  const waitingMenu = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(waitingMenu.current), [])
  return ({ token, adds, byFinger, timeMs }) => {
    clearTimeout(waitingMenu.current)
    if (adds) {
      if (token) toggleToken(token.id)
      return
    }
    const { ids } = currentSelection()
    const isSecond = token?.id === last.current.id && timeMs - last.current.timeMs < DOUBLE_MS
    last.current = { id: token?.id ?? '', timeMs }
    selectToken(token?.id ?? null)
    if (!token) closeOpened()
    else if (isSecond) openSheet(token.id)
    else if (byFinger && hasMenu(token) && ids.length === 1 && ids[0] === token.id)
      waitingMenu.current = setTimeout(() => openMenu(token.id), DOUBLE_MS)
  }
}
