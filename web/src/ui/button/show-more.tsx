import { ui } from '@waybook/messages/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { Button } from './button.tsx'

/** The distance from the edge of the window at which the next page is requested. */
const AHEAD = '600px'

interface ShowMoreProps {
  readonly busy: boolean
  /** After a failure, only the button loads more. */
  readonly failed: boolean
  readonly onMore: () => void
}

/** Loads more of a list when its button is pressed or scrolled into view. */
export function ShowMore({ busy, failed, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  // Observes again after every page, because one page may not be enough to push the end out of view.
  useEffect(() => {
    if (busy || failed || !end.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more()
      },
      { rootMargin: AHEAD },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [busy, failed])
  return (
    // Without the class, the browser would scroll to keep the button in view, and would load one page after another to the end.
    <div ref={end} className="mt-8 grid justify-items-center [overflow-anchor:none]">
      <Button onClick={onMore} busy={busy} busyLabel={ui.loading()}>
        {ui.showMore()}
      </Button>
    </div>
  )
}
