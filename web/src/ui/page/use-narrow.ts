import { useSyncExternalStore } from 'react'

/** Must match the breakpoint `md` in look/tokens.css. */
const query = matchMedia('(width < 48rem)')

function subscribe(changed: () => void): () => void {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is as narrow as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
