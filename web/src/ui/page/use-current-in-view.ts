import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a row of links sideways, so that the current one is in its middle, whenever the path changes. Returns the ref for the row.
 */
export function useCurrentInView<Row extends HTMLElement>(path: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    // `scrollIntoView` would also scroll the page.
    if (current)
      row.current?.scrollTo({ left: current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- which link is the current one depends on the path
  }, [path])
  return row
}
