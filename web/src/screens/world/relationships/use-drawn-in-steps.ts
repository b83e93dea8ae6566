import { startTransition, useLayoutEffect, useState } from 'react'

interface Steps {
  readonly all: number
  /** How many are drawn at once: on a slow phone a frame shall take less than 50 ms. */
  readonly step: number
  /** What is shown: for something else it begins anew. */
  readonly shown: string
}

/** How many of all parts of a picture or list to draw: the first few, and a few more in each frame, so that the page answers meanwhile. */
export function useDrawnInSteps({ all, step, shown }: Steps): number {
  const [drawn, setDrawn] = useState({ shown, most: step })
  const most = drawn.shown === shown ? drawn.most : step
  useLayoutEffect(() => {
    if (most >= all) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn({ shown, most: most + step })))
    return () => cancelAnimationFrame(frame)
  }, [most, all, step, shown])
  return most
}
