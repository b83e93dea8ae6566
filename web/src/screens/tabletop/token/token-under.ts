import type { Position, Token } from '@waybook/contract'

/** The radius of a finger's touch target, in pixels. */
const REACH_PX = 22

/** The index of the center closest to a finger outside all discs, within reach. So small tokens are easy to touch, and discs always win. */
export function nearestWithinReach(finger: Position, centres: readonly Position[]): number | null {
  const distances = centres.map(({ x, y }) => Math.hypot(x - finger.x, y - finger.y))
  const least = Math.min(...distances)
  return least <= REACH_PX ? distances.indexOf(least) : null
}

/** The element of an event's token: the one under the pointer, close to the finger, or with the focus. */
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

/** An event's token. */
export function tokenAt(event: { readonly target: EventTarget | null }, tokens: readonly Token[]): Token | undefined {
  const id = figureOf(event)?.dataset['tokenId']
  return id === undefined ? undefined : tokens.find((token) => token.id === id)
}

/** A finger's position in CSS pixels; `null` for a mouse and the keyboard. React's events wrap the browser's. */
function fingerOf(event: object): Position | null {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  if (native instanceof PointerEvent)
    return native.pointerType === 'touch' ? { x: native.clientX, y: native.clientY } : null
  // Safari has touch events only on devices with a touch screen.
  const touch = 'TouchEvent' in window && native instanceof TouchEvent ? native.changedTouches[0] : undefined
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}
