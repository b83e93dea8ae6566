import type { Position, Token } from '@waybook/contract'

/** How far from a token's center it can be hit, in pixels, however small it is. */
const REACH_PX = { touch: 22, mouse: 16, pen: 16 } as const

/** A token's disc on the screen, in pixels. */
interface Disc extends Position {
  readonly radius: number
}

/** The index of the disc under a pointer, else of the closest center within reach. So small tokens are easy to hit, and discs always win. */
export function discUnder(pointer: Position, discs: readonly Disc[], reach: number): number | null {
  const measured = discs.map(({ x, y, radius }, index) => {
    const distance = Math.hypot(x - pointer.x, y - pointer.y)
    return { index, distance, isOnDisc: distance <= radius }
  })
  const onDisc = measured.filter((one) => one.isOnDisc)
  const near = onDisc.length > 0 ? onDisc : measured.filter(({ distance }) => distance <= reach)
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.index ?? null
}

/** The element of an event's token: the one under the pointer, close to it, or with the focus. */
export function figureOf(event: { readonly target: EventTarget | null }): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null
  const figure = target?.closest<HTMLElement>('[data-token-id]') ?? null
  const pointer = pointerOf(event)
  if (!pointer || (figure && discUnder(pointer, [discOf(figure)], 0) === 0)) return figure
  const figures = [...(target?.closest('section')?.querySelectorAll<HTMLElement>('[data-token-id]') ?? [])]
  return figures[discUnder(pointer, figures.map(discOf), REACH_PX[pointer.type]) ?? -1] ?? figure
}

function discOf(figure: HTMLElement): Disc {
  const { left, top, width } = figure.getBoundingClientRect()
  return { x: left + width / 2, y: top + width / 2, radius: width / 2 }
}

/** An event's token. */
export function tokenAt(event: { readonly target: EventTarget | null }, tokens: readonly Token[]): Token | undefined {
  const id = figureOf(event)?.dataset['tokenId']
  return id === undefined ? undefined : tokens.find((token) => token.id === id)
}

interface Pointer extends Position {
  readonly type: keyof typeof REACH_PX
}

/** A pointer in CSS pixels; `null` for the keyboard, and in browsers that don't say what clicked. React's events wrap the browser's. */
function pointerOf(event: object): Pointer | null {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  if (native instanceof PointerEvent) {
    const { pointerType: type, clientX: x, clientY: y } = native
    return type === 'touch' || type === 'mouse' || type === 'pen' ? { type, x, y } : null
  }
  // Safari has touch events only on devices with a touch screen.
  const touch = 'TouchEvent' in window && native instanceof TouchEvent ? native.changedTouches[0] : undefined
  return touch ? { type: 'touch', x: touch.clientX, y: touch.clientY } : null
}
