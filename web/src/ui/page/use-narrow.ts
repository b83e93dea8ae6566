import { useSyncExternalStore } from 'react'

/** Must match the breakpoints in look/tokens.css. */
const breakpoints = {
  md: matchMedia('(width < 48rem)'),
  lg: matchMedia('(width < 64rem)'),
  xl: matchMedia('(width < 80rem)'),
}

/** Whether the window is narrower than a breakpoint. */
export function useNarrowerThan(breakpoint: keyof typeof breakpoints): boolean {
  const query = breakpoints[breakpoint]
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
