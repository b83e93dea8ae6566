import type { Combatant } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'

import { shortName } from '#parts/encounter/order.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Starts an attack on the combatant. The next step chooses the attacker. */
export function AttackCombatant({ combatant }: { readonly combatant: Combatant }) {
  const { id, name } = combatant
  return (
    <Button
      size="small"
      className="relative shrink-0"
      aria-label={tableEncounter.attackNamed({ name: shortName(combatant) })}
      aria-haspopup="dialog"
      onClick={() => askForAim({ kind: 'target', characterId: null, targetId: id, name })}
    >
      <Icon name="sword" />
      {tableEncounter.attack()}
    </Button>
  )
}
