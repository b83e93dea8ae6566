import type { Position, Token } from '@waybook/contract'

/** Half the side of what a finger hits, in pixels, where no other token is nearer. */
const REACH_PX = 22

/** Which of the centres a finger beside all discs means: the nearest within reach. So a small token is easily touched, and never in place of another. */
export function nearestWithinReach(finger: Position, centres: readonly Position[]): number | null {
  const distances = centres.map(({ x, y }) => Math.hypot(x - finger.x, y - finger.y))
  const least = Math.min(...distances)
  return least <= REACH_PX ? distances.indexOf(least) : null
}

/** The element of the token that an event is about: under the pointer, close to the finger, or with the focus. */
export function figureOf(event: { readonly target: EventTarget | null }): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null
  const figure = target?.closest<HTMLElement>('[data-token-id]') ?? null
  const finger = figure ? null : fingerOf(event)
  if (!finger) return figure
  const figures = [...(target?.closest('section')?.querySelectorAll<HTMLElement>('[data-token-id]') ?? [])]
  const centres = figures.map((one) => {
    const { left, top, width } = one.getBoundingClientRect()
    return { x: left + width / 2, y: top + width / 2 }
  })
  return figures[nearestWithinReach(finger, centres) ?? -1] ?? null
}

/** The token that an event is about. */
export function tokenAt(event: { readonly target: EventTarget | null }, tokens: readonly Token[]): Token | undefined {
  const id = figureOf(event)?.dataset['tokenId']
  return id === undefined ? undefined : tokens.find((token) => token.id === id)
}

/** Where a finger is, in pixels of the window; `null` for a mouse and the keyboard. React’s events have that of the browser inside. */
function fingerOf(event: object): Position | null {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  if (native instanceof PointerEvent)
    return native.pointerType === 'touch' ? { x: native.clientX, y: native.clientY } : null
  // Safari has touch events on devices with a touch screen only.
  const touch = 'TouchEvent' in window && native instanceof TouchEvent ? native.changedTouches[0] : undefined
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}
