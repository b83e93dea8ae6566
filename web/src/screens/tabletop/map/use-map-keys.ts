import type { Token } from '@waybook/contract'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useMe } from '#api/session.ts'
import type { Viewport } from '#parts/map/viewport.ts'

import { usePanelOpen } from '../panel/panel-open.ts'
import { focusSelectedToken } from '../panel/selected-token.tsx'
import { selectSeveral, selectToken, selectTokens, useHasMenu, useSelection, useTable } from '../table-context.ts'
import { closeOpened, openAdding, openMenu } from '../token/opened.ts'
import { figureWithId } from '../token/token-figure.tsx'
import { tokenAt } from '../token/token-under.ts'
import { useCopyTokens } from '../token/use-copy-tokens.ts'
import { useTokenKeys } from '../token/use-token-keys.ts'
import { chooseTool } from '../tool/map-tool.ts'

interface Map {
  readonly viewport: Viewport
  readonly ping: () => void
  readonly frame: RefObject<HTMLElement | null>
  readonly pictureArea: RefObject<HTMLElement | null>
}

/** Of a token, for which the `scroll-padding` of the map has room. */
const HALF_WIDTH_PX = 48

type Actions = Readonly<Record<string, (() => void) | undefined>>

/** What the keyboard does on the map and on the tokens on it, which are tab stops. A token that gets the focus or moves is panned into view. */
export function useMapKeys({ viewport, ping, frame, pictureArea }: Map) {
  const { tokens, animator } = useTable()
  const ids = useSelection()
  const press = useTokenKeys()
  const open = useOpenToken()
  const editing = useEditingKeys()
  const mapKeys: Actions = {
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    0: viewport.fit,
    m: () => chooseTool('measure'),
    p: ping,
    v: () => chooseTool('select'),
    f: useMe().role === 'gameMaster' ? () => chooseTool('fog') : undefined,
    Escape: () => {
      chooseTool('select')
      selectSeveral(false)
      selectToken(null)
      closeOpened()
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
    const diameter = Number(figureWithId(id)?.dataset['diameter'] ?? 0)
    const spare = Math.max(0, diameter / 2 - HALF_WIDTH_PX)
    if (box) viewport.reveal(box.left + (x / 100) * box.width, box.top + (y / 100) * box.height, spare)
  }
  const onFocus = (event: FocusEvent) => {
    const token = tokenAt(event, tokens)
    // Not after a click, under which the map must not move.
    if (token && event.target.matches(':focus-visible')) reveal(token)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = tokenAt(event, tokens)
    // With several selected tokens, the keys on the map are theirs.
    const subject = focused ?? (ids.length > 1 ? tokens.find(({ id }) => ids.includes(id)) : undefined)
    if (subject) press(subject, event)
    if (focused && event.isPropagationStopped()) reveal(focused)
    if (event.isPropagationStopped() || event.altKey) return
    const withCtrl = event.ctrlKey || event.metaKey
    const ofToken = focused && !withCtrl ? open(focused, event) : undefined
    const action = ofToken ?? editing(event) ?? (withCtrl ? undefined : mapKeys[event.key])
    if (!action) return
    event.preventDefault()
    action()
  }
  /** On the tool bar, whose buttons name these keys, and which has the focus after a click on one of them. */
  const onToolKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event
    // What a tool opens is not in the bar, but its keys come here as well.
    if (!(target instanceof Node && currentTarget.contains(target)) || key.startsWith('Arrow')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const action = editing(event) ?? mapKeys[key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return { onFocus, onKeyDown, onToolKeyDown }
}

/** What Enter and the keys for menus do on a token: they open its menu; if it has none, Enter opens it in the panel. */
function useOpenToken(): (token: Token, event: KeyboardEvent) => (() => void) | undefined {
  const [, setPanelOpen] = usePanelOpen()
  const hasMenu = useHasMenu()
  const openInPanel = ({ id }: Token) => {
    // The section about the token has to be there before it can get the focus.
    flushSync(() => {
      selectToken(id)
      setPanelOpen(true)
    })
    focusSelectedToken()
  }
  return (token, { key, shiftKey }) => {
    const isMenuKey = key === 'ContextMenu' || (key === 'F10' && shiftKey)
    if (key !== 'Enter' && !isMenuKey) return undefined
    if (!hasMenu(token)) return key === 'Enter' ? () => openInPanel(token) : undefined
    return () => {
      selectToken(token.id)
      openMenu(token.id)
    }
  }
}

/** For the game master: T adds tokens, and D draws; with Ctrl or Cmd, A selects all, C copies what is selected and V pastes it. */
function useEditingKeys(): (event: KeyboardEvent) => (() => void) | undefined {
  const { tokens } = useTable()
  const ids = useSelection()
  const { copy, paste } = useCopyTokens()
  const edits = useMe().may.includes('editTokens')
  const withCtrl: Actions = {
    a: () => selectTokens(tokens.map(({ id }) => id)),
    c: ids.length === 0 ? undefined : () => copy(tokens.filter(({ id }) => ids.includes(id))),
    v: paste,
  }
  return ({ key, ctrlKey, metaKey }) => {
    if (!edits) return undefined
    if (ctrlKey !== metaKey) return withCtrl[key.toLowerCase()]
    if (key === 'd') return () => chooseTool('draw')
    return key === 't' ? openAdding : undefined
  }
}
