import { useEffect } from 'react'

import { call } from '#api/call.ts'
import { viewAs } from '#stores/view-as.ts'

/** Far more often than a visit needs to go on, so that a lost request does not matter. */
const NOTED_EVERY_MS = 10 * 60_000

/** Says that the account is here, while the page is in view: what is new to it begins after that. */
export function useNoteVisit(): void {
  useEffect(() => {
    // Who views as a player is not the player.
    if (viewAs() !== null) return
    const note = () => {
      if (document.visibilityState === 'visible') void call('noteVisit', {}).catch(() => undefined)
    }
    note()
    const timer = setInterval(note, NOTED_EVERY_MS)
    document.addEventListener('visibilitychange', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
  }, [])
}
