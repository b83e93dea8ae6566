import type { Token } from '@waybook/contract'
import { useEffect, useRef } from 'react'

import { selectToken, toggleToken, useHasMenu, useTable } from '../table-context.ts'
import { closeOpened, openMenu, openSheet } from '../token/opened.ts'

interface Click {
  readonly token: Token | undefined
  /** Whether the click adds to the selection. */
  readonly adds: boolean
  readonly byFinger: boolean
  readonly timeMs: number
}

/** Two presses on a token within this time are a double click. */
const DOUBLE_MS = 350

/** A press on a token selects it, and a double click opens its character's sheet. Tapping the selected token opens its menu. */
export function useTokenClicks(): (click: Click) => void {
  const { state } = useTable()
  const hasMenu = useHasMenu()
  const last = useRef({ id: '', timeMs: -Infinity })
  const waitingMenu = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(waitingMenu.current), [])
  return ({ token, adds, byFinger, timeMs }) => {
    clearTimeout(waitingMenu.current)
    if (adds) {
      if (token) toggleToken(state, token.id)
      return
    }
    const { selectedIds: ids } = state.get()
    const isSecond = token?.id === last.current.id && timeMs - last.current.timeMs < DOUBLE_MS
    last.current = { id: token?.id ?? '', timeMs }
    selectToken(state, token?.id ?? null)
    if (!token) closeOpened(state)
    else if (isSecond) openSheet(state, token.id)
    else if (byFinger && hasMenu(token) && ids.length === 1 && ids[0] === token.id)
      waitingMenu.current = setTimeout(() => openMenu(state, token.id), DOUBLE_MS)
  }
}
