import { useEffect, useRef, type PointerEvent } from 'react'

const LONG_MS = 500
/** As far as a resting finger wanders. */
const STILL_PX = 8

interface Press {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** Calls back where on the window one pointer rests for half a second. */
export function useLongPress(onLongPress: (clientX: number, clientY: number) => void) {
  const press = useRef<Press | null>(null)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const begin = ({ pointerId, clientX: x, clientY: y, button }: PointerEvent) => {
    const isSecond = press.current !== null
    end()
    if (isSecond || button !== 0) return
    press.current = { pointerId, x, y, timer: setTimeout(() => onLongPress(x, y), LONG_MS) }
  }
  const wander = ({ clientX, clientY }: PointerEvent) => {
    const at = press.current
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > STILL_PX) end()
  }
  return { begin, wander, end }
}
