import type { Combatant } from '@waybook/contract'

/** What can be said of somebody in a few words, such as "14 of 20 wounds" or "3 of 5 left, rank 2". Empty if nothing is known. */
export function stateWords({ figures, group, fallen }: Pick<Combatant, 'figures' | 'group' | 'fallen'>): string {
  const words = [
    group ? `${group.left} of ${group.size} left, rank ${group.ranks}` : null,
    figures ? `${figures.wounds} of ${figures.woundThreshold} wounds` : null,
    fallen ? (group ? 'fallen' : 'out of the fight') : null,
  ]
  return words.filter((word) => word !== null).join(', ')
}
