import { useEffect, useEffectEvent, useRef } from 'react'

import { Button } from './button.tsx'

/** How far ahead of the window's edge the next page is requested. */
const AHEAD = '600px'

interface ShowMoreProps {
  readonly busy: boolean
  /** After a failure it waits to be pressed. */
  readonly failed: boolean
  readonly onMore: () => void
}

/** The end of a list that goes on: a button, which also acts when it is scrolled to. */
export function ShowMore({ busy, failed, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  // A new watcher after every page, because one page may not be enough to push the end out of sight.
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
    <div ref={end} className="mt-8 grid justify-items-center">
      <Button onClick={onMore} busy={busy} busyLabel="Loading...">
        Show more
      </Button>
    </div>
  )
}
