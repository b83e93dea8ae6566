import { frame } from '@waybook/messages/frame'

import { hideNotice, useNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'

/** Confirms the last action, with a button such as Undo. */
export function PageNotice() {
  const notice = useNotice()
  const act = () => {
    hideNotice()
    notice?.action?.run()
  }
  return (
    // Always mounted, because screen readers announce only what changes in an existing live region.
    <output className="page-notice">
      {notice === null ? null : (
        <div className="pointer-events-auto flex items-center gap-3 rounded-control border border-control bg-raised py-1.5 ps-4 pe-1.5 shadow-2">
          <p>{notice.text}</p>
          {notice.action ? (
            <Button size="dense" onClick={act}>
              {notice.action.label}
            </Button>
          ) : null}
          <Button variant="ghost" size="dense" aria-label={frame.close()} onClick={hideNotice}>
            ✕
          </Button>
        </div>
      )}
    </output>
  )
}
