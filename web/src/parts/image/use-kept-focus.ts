import { useEffect, useRef, type RefObject } from 'react'

/** Gives a place the focus when what had it there is gone: a button is, as soon as it has done what it is for. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const inside = place.current
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    inside?.addEventListener('focusin', note)
    return () => inside?.removeEventListener('focusin', note)
  }, [place])
  // After every change of what is shown.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    place.current?.focus({ preventScroll: true })
  })
}
