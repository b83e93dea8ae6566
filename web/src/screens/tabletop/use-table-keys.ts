import type { Token } from '@waybook/contract'

import { usePageActions } from '#ui/page/page-actions.ts'

import { perform, type TabletopAction } from './action.ts'
import { actionList } from './actions.ts'
import { useRevealToken } from './map/use-reveal-token.ts'
import { tokenAt } from './token/token-under.ts'
import { useTableControls, type TableControls } from './use-table-controls.ts'

/** A part of the table that receives the table's keys. */
type Place = 'map' | 'tools' | 'list'

const selectors: Readonly<Record<Place, string>> = {
  map: '[data-map]',
  tools: '[data-map-tools]',
  list: '[data-token-row]',
}

function placeOf({ target }: Event): Place | undefined {
  const places = ['map', 'tools', 'list'] as const
  return places.find((place) => target instanceof Element && target.closest(selectors[place]) !== null)
}

/** Registers the table's actions for keys and the search. Keeps a focused token in view. Returns the map's keys. */
export function useTableKeys(): readonly string[] {
  const controls = useTableControls()
  const reveal = useRevealToken()
  const run = (action: TabletopAction, event?: KeyboardEvent) => {
    if (!event) return perform(action, controls, { by: 'search', tokens: controls.selected })
    const tokens = tokensFor(action, event, controls)
    if (!tokens || !perform(action, controls, { by: 'key', tokens, event })) return false
    const focused = action.on === 'tokens' ? tokenAt(event, tokens) : undefined
    if (focused) reveal(focused)
    return true
  }
  const offered = actionList.filter(({ edits }) => controls.edits || !edits)
  usePageActions(
    'region',
    offered.map((action) => ({
      name: action.name(),
      keys: action.keys ?? [],
      ...(action.line !== undefined &&
        action.when?.(controls, controls.selected) !== false && {
          command: { icon: action.icon, line: action.line() },
        }),
      run: (event) => (run(action, event) ? undefined : false),
    })),
    (event) => placeOf(event) !== undefined,
  )
  return offered.flatMap(({ on, keys = [] }) => (on === undefined || on === 'map' ? keys : []))
}

/** The tokens that a key applies to; `undefined` if the key doesn't work at the focus. */
function tokensFor(
  { on }: TabletopAction,
  event: KeyboardEvent,
  { table: { tokens }, selected }: TableControls,
): readonly Token[] | undefined {
  const place = placeOf(event)
  if (on === undefined) return place === 'list' ? undefined : []
  if (place === 'tools' || (place === 'list' && on !== 'tokens')) return undefined
  if (on === 'map') return []
  const focused = place === 'list' ? tokenOfRow(event, tokens) : tokenAt(event, tokens)
  if (on === 'token') return focused && [focused]
  // On the map, keys apply to several selected tokens.
  if (!focused) return selected.length > 1 ? selected : undefined
  return selected.some(({ id }) => id === focused.id) ? selected : [focused]
}

function tokenOfRow({ target }: Event, tokens: readonly Token[]): Token | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-token-row]') : null
  return tokens.find(({ id }) => id === row?.dataset['tokenRow'])
}
