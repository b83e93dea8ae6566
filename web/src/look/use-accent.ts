import { useLayoutEffect } from 'react'

import { accentPair } from './accent.ts'

/** Colours the whole document with a campaign's accent, `#rrggbb`; without one the house's own colours stay. */
export function useAccent(hex: string | null) {
  useLayoutEffect(() => {
    if (hex === null) return
    const { style } = document.documentElement
    const names: string[] = []
    for (const [scheme, accent] of Object.entries(accentPair(hex)))
      for (const [role, colour] of Object.entries(accent)) {
        const name = `--accent-${scheme}-${role}`
        style.setProperty(name, String(colour))
        names.push(name)
      }
    return () => names.forEach((name) => style.removeProperty(name))
  }, [hex])
}
