import { useEffect } from 'react'

import { clearRoll, useShownRoll } from '../../client/shown-roll.ts'

/** So that the click that rolled does not clear what it rolled (specification, section 9). */
const AFTER_MS = 100

/** While a result lies on the table, the next click anywhere clears it. */
export function useClearOnClick(): void {
  const { roll } = useShownRoll()
  useEffect(() => {
    if (!roll) return
    const listening = setTimeout(() => document.addEventListener('click', clearRoll, { once: true }), AFTER_MS)
    return () => {
      clearTimeout(listening)
      document.removeEventListener('click', clearRoll)
    }
  }, [roll])
}
