import { startTransition, useLayoutEffect, useState } from 'react'

interface Steps {
  readonly all: number
  /** How many are added per frame. On a slow phone, a frame should take less than 50 ms. */
  readonly step: number
  /** The key of the content. A new key starts over. */
  readonly shown: string
}

/** How many parts of a picture or list to draw now. Each frame adds a few, and the page stays responsive. */
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
