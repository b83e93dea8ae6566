import { useEffect } from 'react'

import { preloadDice } from './on-stage.ts'

/** Fetches what draws the dice once a roll is near. */
export function usePreloadDice(isNear: boolean): void {
  useEffect(() => {
    if (isNear) preloadDice()
  }, [isNear])
}
