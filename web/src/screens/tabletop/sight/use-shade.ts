import { fogGrid, type FogGrid } from '@waybook/rules'
import { useEffect, useMemo, useState } from 'react'

import { inflateMask } from '../fog/inflate-mask.ts'
import { shadeOf, softened } from './shade.ts'

/** Masks as the server sends them. */
interface MaskTexts {
  readonly seen: string
  /** `null` if nothing is dim. */
  readonly bright: string | null
  readonly shown?: string
}

interface Shade {
  readonly shade: Uint8Array
  readonly grid: FogGrid
}

/** The shade of a map. The last one stays until the next one is ready; `null` before the first. */
export function useShade({ seen, bright, shown }: MaskTexts, width: number, height: number): Shade | null {
  const grid = useMemo(() => fogGrid({ width, height }), [width, height])
  const [shade, setShade] = useState<Shade | null>(null)
  useEffect(() => {
    let isNewest = true
    const read = async () => {
      const [ofSeen, ofBright, ofShown] = await Promise.all([
        inflateMask(grid, seen),
        inflateMask(grid, bright ?? seen),
        shown === undefined ? null : inflateMask(grid, shown),
      ])
      const next = softened(shadeOf({ seen: ofSeen, bright: ofBright, shown: ofShown }), grid.columns)
      if (isNewest) setShade({ shade: next, grid })
    }
    void read()
    return () => {
      isNewest = false
    }
  }, [grid, seen, bright, shown])
  return shade
}
