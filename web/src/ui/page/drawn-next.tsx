import { useDeferredValue, type ReactNode } from 'react'

/**
 * Renders its children after their surroundings, in small steps, so the most important content appears sooner and the page stays responsive. Use it
 * for content behind, above or next to other content that it doesn't move.
 */
export function DrawnNext({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
