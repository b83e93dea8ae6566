/** Whether an event of the frame moves the map. A mouse press on a movable pin drags the pin instead; a finger drags only the chosen pin. */
export function isForAtlas(event: Event): boolean {
  if (event.type === 'wheel') return true
  if ('button' in event && event.button !== 0) return false
  const fingers = 'touches' in event && event.touches instanceof TouchList ? event.touches.length : 1
  const isFinger = event.type.startsWith('touch')
  return fingers > 1 || movablePin(event.target, isFinger) === null
}

/** The pin under the pointer, if a drag would move it. */
export function movablePin(target: EventTarget | null, isFinger: boolean): HTMLElement | null {
  const pin = target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null
  // Fingers often start a pan on a pin.
  return isFinger && pin?.ariaPressed !== 'true' ? null : pin
}
