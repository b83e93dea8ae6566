interface Shift {
  readonly x: number
  readonly y: number
}

/** How far each finger of a pinch moves, in pixels. */
const PINCH_PX = 30

/** Sends the events of one finger that goes down in the middle of an element. `isPrimary`: no other finger is down. */
function finger(element: Element, pointerId: number, isPrimary: boolean) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return (type: 'down' | 'move' | 'up', by: Shift = { x: 0, y: 0 }) =>
    element.dispatchEvent(
      new PointerEvent(`pointer${type}`, {
        pointerId,
        isPrimary,
        pointerType: 'touch',
        bubbles: true,
        button: type === 'move' ? -1 : 0,
        clientX: x + by.x,
        clientY: y + by.y,
      }),
    )
}

/** The mouse's pointer id. Browsers refuse to capture a made-up pointer with any other id. */
const MOUSE = 1

/** Presses one finger in the middle of an element, moves it and lifts it. */
export function pressAndDrag(element: Element, by: Shift): void {
  const send = finger(element, MOUSE, true)
  send('down')
  send('move', { x: by.x / 2, y: by.y / 2 })
  send('move', by)
  send('up', by)
}

/** Moves two fingers apart, each from the middle of its element. `between` runs before the second finger is down. */
export async function pinch(first: Element, second = first, between: () => Promise<void> = async () => {}) {
  const [one, other] = [finger(first, MOUSE, true), finger(second, 2, false)]
  one('down')
  one('move', { x: -PINCH_PX / 2, y: 0 })
  await between()
  other('down')
  one('move', { x: -PINCH_PX, y: 0 })
  other('move', { x: PINCH_PX, y: 0 })
  other('up', { x: PINCH_PX, y: 0 })
  one('up', { x: -PINCH_PX, y: 0 })
}
