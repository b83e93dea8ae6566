import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a row of links sideways, so that the current one is in its middle whenever the path changes, and the focused one is in view as a
 * whole. Returns the ref for the row.
 */
export function useCurrentInView<Row extends HTMLElement>(path: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current) moveToMiddle(row.current, current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- which link is the current one depends on the path
  }, [path])
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    // Chromium does not scroll to a focused link of which a part is in view.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && isCut(box, target)) moveToMiddle(box, target)
    }
    box.addEventListener('focusin', onFocus)
    return () => box.removeEventListener('focusin', onFocus)
  }, [])
  return row
}

// `scrollIntoView` would also scroll the page.
function moveToMiddle(row: HTMLElement, link: HTMLElement): void {
  row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
}

function isCut({ scrollLeft, clientWidth }: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): boolean {
  return offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth
}
