import { editor } from '@waybook/messages/editor'
import { useState } from 'react'

import { useContinuityCount } from '#parts/continuity/use-continuity-count.ts'
import { PageLink } from '#ui/button/page-link.tsx'

/** Links to the continuity findings that appeared after the editor was opened. */
export function ContinuityLine() {
  const count = useContinuityCount(true)
  const [before, setBefore] = useState<number | null>(null)
  if (before === null && count !== null) setBefore(count)
  const added = count === null || before === null ? 0 : count - before
  if (added <= 0) return null
  return (
    <output>
      <PageLink className="line-link" href="/admin/continuity">
        {editor.newFindings({ count: added })}
      </PageLink>
    </output>
  )
}
