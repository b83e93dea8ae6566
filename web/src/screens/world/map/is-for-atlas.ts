/** Which events of the frame move the map: a press on a pin that can be moved is about the pin; of a finger, only on the chosen one. */
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
  // A finger that moves the map often starts on a pin.
  return isFinger && pin?.ariaPressed !== 'true' ? null : pin
}
