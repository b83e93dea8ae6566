import { useLayoutEffect, useRef } from 'react'

import type { IconName } from '#ui/text/icon.tsx'

import { isTextInput, isPressed } from './keys.ts'

/**
 * The order in which layers get a key. `first` comes before the focused element, such as a text editor. The others get the keys that this element
 * doesn't use: the focused region of the page, surfaces over the page, the page itself, and the frame around all pages.
 */
const layers = ['first', 'region', 'surface', 'page', 'frame'] as const
type Layer = (typeof layers)[number]

/** An action that the page offers now, by a key or by a command of the search. */
export interface PageAction {
  /** The name in the list of shortcuts and in the search. */
  readonly name: string
  /** Each key runs the action, such as `D` or `Mod+Z` (see `isPressed`). */
  readonly keys: readonly string[]
  /** How the search shows the action among its commands. Without it the search doesn't offer the action. */
  readonly command?: { readonly icon: IconName; readonly line: string }
  /** Whether its keys are on, if users can turn them off. */
  readonly isOn?: () => boolean
  /** Without an event, the search runs the action. Returns `false` if there was nothing to do, so the next layer gets the key. */
  readonly run: (event?: KeyboardEvent) => void | false
}

type KeyHandler = (event: KeyboardEvent) => boolean

interface Registration {
  readonly layer: Layer
  readonly handle: KeyHandler
  readonly actions: () => readonly PageAction[]
}

/** The registrations of the page. Within a layer, the last comes first. */
let registrations: readonly Registration[] = []

const isOn = (action: PageAction) => action.isOn?.() ?? true

/** All actions that the page offers now, by layer. */
export function currentPageActions(): readonly PageAction[] {
  return registrations.flatMap(({ actions }) => actions()).filter(isOn)
}

/** Registers the actions of a part of the page. `isMeant`: whether a key is for this part; by default, unless the user types text. */
export function usePageActions(layer: Layer, actions: readonly PageAction[], isMeant = isNoTextInput): void {
  const handle: KeyHandler = (event) =>
    isMeant(event) &&
    actions.some((action) => {
      const isMatch = isOn(action) && action.keys.some((keys) => isPressed(keys, event))
      return isMatch && action.run(event) !== false
    })
  useRegistration(layer, handle, actions)
}

const NONE: readonly PageAction[] = []

/** Passes the keys of a layer to `handle`, which returns whether it used the key. Use it for input without a list of keys, such as typing. */
export function useKeyHandler(layer: Layer, handle: KeyHandler): void {
  useRegistration(layer, handle, NONE)
}

function useRegistration(layer: Layer, handle: KeyHandler, actions: readonly PageAction[]): void {
  const latest = useRef({ handle, actions })
  useLayoutEffect(() => {
    latest.current = { handle, actions }
  })
  // A layout effect, because users can press the keys as soon as they see the part.
  useLayoutEffect(() => {
    const registration: Registration = {
      layer,
      handle: (event) => latest.current.handle(event),
      actions: () => latest.current.actions,
    }
    registrations = [registration, ...registrations].toSorted(
      (a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer),
    )
    return () => {
      registrations = registrations.filter((one) => one !== registration)
    }
  }, [layer])
}

/** For keys that also work while the user types text. */
export const anywhere = (): boolean => true

const isNoTextInput = (event: KeyboardEvent): boolean => !isTextInput(event)

/** The key map of the page: the only key listeners outside elements. */
if (typeof window !== 'undefined') {
  addEventListener(
    'keydown',
    (event) => {
      if (!registrations.some(({ layer, handle }) => layer === 'first' && handle(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return
    if (registrations.some(({ layer, handle }) => layer !== 'first' && handle(event))) event.preventDefault()
  })
}
