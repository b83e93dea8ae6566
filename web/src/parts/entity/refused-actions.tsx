import { entityParts } from '@waybook/messages/entityParts'

import { Button } from '#ui/button/button.tsx'

/** A button that the specification shows to everyone, and the reason why this viewer may not use it. */
export interface RefusedAction {
  readonly label: string
  readonly reason: string
}

/** The buttons that the viewer may not use, at the end of a page and out of the way. */
export function RefusedActions({ actions }: { readonly actions: readonly RefusedAction[] }) {
  if (actions.length === 0) return null
  return (
    <section aria-label={entityParts.forGameMaster()} className="grid gap-3 border-t border-line pt-4 print:hidden">
      {actions.map(({ label, reason }) => (
        <Button key={label} size="compact" disabledReason={reason}>
          {label}
        </Button>
      ))}
    </section>
  )
}
