import { useRef, type PointerEvent, type RefObject } from 'react'

/** Pixels. */
const FAR_ENOUGH = 80

/** Lets a sheet be pulled down by its handle. Beyond 80 pixels it closes, otherwise it returns to its place. */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null)
  const pulled = ({ clientY }: PointerEvent) => (from.current === null ? 0 : Math.max(0, clientY - from.current))
  const moveTo = (distance: number) => {
    sheet.current?.style.setProperty('translate', distance === 0 ? 'none' : `0 ${distance}px`)
  }
  const release = () => {
    from.current = null
    moveTo(0)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // Buttons next to the handle still work.
      if (event.target instanceof Element && event.target.closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) moveTo(pulled(event))
    },
    onPointerUp: (event: PointerEvent) => {
      const isFarEnough = pulled(event) >= FAR_ENOUGH
      release()
      if (isFarEnough) onClose()
    },
    onPointerCancel: release,
  }
}
