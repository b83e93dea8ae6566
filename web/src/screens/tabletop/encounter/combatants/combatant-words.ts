import type { Combatant } from '@waybook/contract'

import { kindNames } from '../start/joining.ts'

/** The figures of a combatant that don't change in a fight, such as "Minions, 5 hit points each, soak 3, defense 0 and 1". Nobody mentions a defense of 0. */
export function figuresNote({ kind, figures, group, vehicle }: Combatant): string {
  const adversary = figures && figures.adversary > 0 ? `adversary ${figures.adversary}` : null
  return [
    vehicle ? `Vehicle, silhouette ${vehicle.silhouette}` : kindNames[kind],
    group?.unit ? `${group.unit} hit points each` : null,
    group ? `rank ${group.ranks}` : null,
    figures ? `${vehicle ? 'armor' : 'soak'} ${figures.soak}` : null,
    figures && !vehicle && figures.meleeDefence + figures.rangedDefence > 0
      ? `defense ${figures.meleeDefence} and ${figures.rangedDefence}`
      : null,
    adversary,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
