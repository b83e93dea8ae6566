import type { Encounter } from '@waybook/contract'

import { turnText } from './order.ts'
import { useOwnCombatant } from './use-encounter.ts'

/** Announces each change of turn to screen readers. */
export function TurnAnnouncer({ encounter }: { readonly encounter: Encounter }) {
  const own = useOwnCombatant(encounter)
  return (
    <p aria-live="polite" className="sr-only">
      {turnText(encounter, own?.id ?? null)}
    </p>
  )
}
