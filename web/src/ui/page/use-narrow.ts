import { useSyncExternalStore } from 'react'

/** Must match the breakpoints in look/tokens.css. */
const breakpoints = {
  md: matchMedia('(width < 48rem)'),
  lg: matchMedia('(width < 64rem)'),
  xl: matchMedia('(width < 80rem)'),
}

/** As narrow as a phone in portrait orientation, or as low as one in landscape. */
const phone = matchMedia('(width < 48rem) or (height < 32rem)')

/** Whether the window is narrower than a breakpoint. */
export function useNarrowerThan(breakpoint: keyof typeof breakpoints): boolean {
  return useMatches(breakpoints[breakpoint])
}

function useMatches(query: MediaQueryList): boolean {
  const subscribe = (changed: () => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => query.matches)
}

/** Whether the window is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useNarrowerThan('md')
}

/** Whether the window is as small as a phone's in either orientation. */
export function usePhone(): boolean {
  return useMatches(phone)
}
