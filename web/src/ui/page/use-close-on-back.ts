import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** A closable surface on top of the page: the tray, a dialog, the search, a panel. */
interface Surface {
  readonly close: () => void
}

/** The open surfaces; the topmost is the last. */
const surfaces: Surface[] = []

/**
 * While `open`, the browser's Back (on Android also the gesture or the button) closes this surface if it is the topmost, and the page stays. Each
 * open surface has an entry in the history. Closing the surface in another way removes its entry.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const surface = { close: () => onBack() }
    surfaces.push(surface)
    settleSoon()
    return () => {
      surfaces.splice(surfaces.indexOf(surface), 1)
      settleSoon()
    }
  }, [open])
  const router = useRouter()
  // A surface that stays open while the page changes needs an entry on the new page, too.
  useEffect(() => (open ? router.subscribe('onResolved', settleSoon) : undefined), [open, router])
}

/** Whether any surface is open. */
export function isAnySurfaceOpen(): boolean {
  return surfaces.length > 0
}

/** The field of a history entry's state with the number of surfaces that were open. */
const LEVEL = 'openSurfaces'

function levelOf(state: unknown): number {
  const level = read(state, LEVEL)
  return typeof level === 'number' ? level : 0
}

/** The router's key of the page to which an entry belongs. */
const pageOf = (state: unknown) => read(state, '__TSR_key')

function read(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

/** The page of the current entries. */
let page: unknown
/** Whether entries of closed surfaces are being removed, which the browser does asynchronously. */
let isLeaving = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Waits for the rest of the event: a link in a surface closes it and opens a page, and a button may close one surface and open another. */
function settleSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

/** Adds or removes entries until there is one for each open surface. */
function settle(): void {
  if (isLeaving) return
  const level = levelOf(history.state)
  if (level > surfaces.length) {
    isLeaving = true
    history.go(surfaces.length - level)
  }
  for (let next = level + 1; next <= surfaces.length; next += 1) {
    page = pageOf(history.state)
    // The router replaces the object's own method and would take the entry for a navigation.
    History.prototype.pushState.call(history, { ...history.state, [LEVEL]: next }, '')
  }
}

function onPop(event: PopStateEvent): void {
  const isSamePage = pageOf(event.state) === page
  // The page is the same, so the router must neither reload it nor scroll.
  if (isSamePage && (isLeaving || surfaces.length > 0)) event.stopImmediatePropagation()
  if (isLeaving || !isSamePage) {
    isLeaving = false
    return settleSoon()
  }
  for (const surface of surfaces.slice(levelOf(event.state)).toReversed()) surface.close()
  // Skips an entry whose surface was closed long ago.
  settleSoon()
}

// Runs before the router's own listener. Tests in Node import only pure functions from component files, and have no window.
if (typeof window !== 'undefined') addEventListener('popstate', onPop, { capture: true })
