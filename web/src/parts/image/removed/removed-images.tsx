import { useState } from 'react'

import { RemovedImageList } from './removed-image-list.tsx'

/** Folded up, since it is seldom wanted: what was deleted or replaced, and can be brought back. */
export function RemovedImages({ entityId }: { readonly entityId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="print:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-hit items-center text-14 text-link underline">Bring a picture back</summary>
      {open ? <RemovedImageList entityId={entityId} /> : null}
    </details>
  )
}
