import { useDeferredValue, type ReactNode } from 'react'

/**
 * Draws its children after what is around them, and a little at a time: what is looked at first is there sooner, and the page answers meanwhile.
 * For what lies behind, above or beside it without moving it.
 */
export function DrawnNext({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
