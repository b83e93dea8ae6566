import { useLayoutEffect, useRef } from 'react'

import type { IconName } from '#ui/text/icon.tsx'

import { isTextInput } from './is-text-input.ts'
import { isPressed } from './keys.ts'

/**
 * Who gets a key before whom. `first` comes before the element that has the focus, such as a text editor. The others
 * get what that element leaves: the region of the page that has the focus, then what lies over the page, the page
 * itself, and the frame around all pages.
 */
const layers = ['first', 'region', 'surface', 'page', 'frame'] as const
type Layer = (typeof layers)[number]

/** Something that the page can do now, by a key or by a command of the search. */
export interface PageAction {
  /** What the list of shortcuts and the search call it. */
  readonly name: string
  /** Each of them does it, such as `D` or `Mod+Z` (see `isPressed`). */
  readonly keys: readonly string[]
  /** How the search shows it among its commands; without it the search does not offer it. */
  readonly command?: { readonly icon: IconName; readonly line: string }
  /** Whether its keys are on, if users can turn them off. */
  readonly isOn?: () => boolean
  /** Without an event it is a command of the search. Returns `false` if there was nothing to do: then the key goes on. */
  readonly run: (event?: KeyboardEvent) => void | false
}

type KeyHandler = (event: KeyboardEvent) => boolean

interface Registration {
  readonly layer: Layer
  readonly handle: KeyHandler
  readonly actions: () => readonly PageAction[]
}

/** What the page has registered; of one layer, the last comes first. */
let registrations: readonly Registration[] = []

const isOn = (action: PageAction) => action.isOn?.() ?? true

/** All that the page can do now, by layers. */
export function currentPageActions(): readonly PageAction[] {
  return registrations.flatMap(({ actions }) => actions()).filter(isOn)
}

/** Registers what a part of the page can do. `isMeant`: whether a key is for this part; by default, unless text is typed. */
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

/** Passes the keys of a layer to `handle`, which returns whether it used the key. For what has no list of keys, such as typing. */
export function useKeyHandler(layer: Layer, handle: KeyHandler): void {
  useRegistration(layer, handle, NONE)
}

function useRegistration(layer: Layer, handle: KeyHandler, actions: readonly PageAction[]): void {
  const latest = useRef({ handle, actions })
  useLayoutEffect(() => {
    latest.current = { handle, actions }
  })
  // From the moment in which the part is seen, because its keys can be pressed then.
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

/** For keys that also work while text is typed. */
export const anywhere = (): boolean => true

const isNoTextInput = (event: KeyboardEvent): boolean => !isTextInput(event)

/** The key map of the page: the only listeners for keys outside of elements. */
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
