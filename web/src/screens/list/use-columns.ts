import { useSyncExternalStore } from 'react'

const [large, medium] = ['(min-width: 64rem)', '(min-width: 48rem)'].map((query) => matchMedia(query))

/** How many cards stand side by side in a list: one, two at medium width, three at large. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, () => (large?.matches ? 3 : medium?.matches ? 2 : 1))
}

function subscribe(onChange: () => void) {
  const stop = new AbortController()
  for (const width of [large, medium]) width?.addEventListener('change', onChange, { signal: stop.signal })
  return () => stop.abort()
}
