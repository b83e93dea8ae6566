import type { ReactNode } from 'react'

/** A sentence and, if possible, an action to change the state. */
export function EmptyState({ children, action }: { readonly children: string; readonly action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <p className="max-w-measure text-ink-2">{children}</p>
      {action}
    </div>
  )
}
