import type { Combatant } from '@waybook/contract'
import { tableCombatants } from '@waybook/messages/tableCombatants'
import { tableEncounter } from '@waybook/messages/tableEncounter'

/** The figures of a combatant that don't change in a fight, such as "Minions, 5 hit points each, soak 3, defense 0 and 1". Nobody mentions a defense of 0. */
export function figuresNote({ kind, figures, group, vehicle }: Combatant): string {
  const adversary = figures && figures.adversary > 0 ? tableEncounter.adversary({ rank: figures.adversary }) : null
  return [
    vehicle ? tableEncounter.vehicle({ silhouette: vehicle.silhouette }) : tableCombatants.kind({ kind }),
    group?.unit ? tableEncounter.each({ points: group.unit }) : null,
    group ? tableEncounter.rank({ rank: group.ranks }) : null,
    figures && (vehicle ? tableEncounter.armor({ armor: figures.soak }) : tableEncounter.soak({ soak: figures.soak })),
    figures && !vehicle && figures.meleeDefence + figures.rangedDefence > 0
      ? tableEncounter.defense({ melee: figures.meleeDefence, ranged: figures.rangedDefence })
      : null,
    adversary,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
