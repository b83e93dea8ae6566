import { useEffect, useEffectEvent } from 'react'

import type { Viewport } from './viewport.ts'

/** Calls `measure` after the first layout and after changes to the viewport, at most once a frame. */
export function useViewportFrame(viewport: Viewport, measure: () => void): void {
  const measureNow = useEffectEvent(measure)
  useEffect(() => {
    let waiting = 0
    const measureInFrame = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0
        measureNow()
      })
    }
    const stop = viewport.onChange(measureInFrame)
    measureInFrame()
    return () => {
      stop()
      cancelAnimationFrame(waiting)
    }
  }, [viewport])
}
