import type { Target } from '#parts/check/use-targets.ts'

/** The targets in the order of the list. */
interface ArrangedTargets {
  /** The other side, the last target first. */
  readonly foes: readonly Target[]
  /** The attacker's own side, the last target first. */
  readonly friends: readonly Target[]
}

interface Attacker {
  /** Their id in checks; `null` if the viewer has not chosen one yet. */
  readonly id: string | null
  readonly lastTarget: string | null
}

/** Foes before friends. An attacker who is not in the list is a player's. */
export function arrangeTargets(all: readonly Target[], { id, lastTarget }: Attacker): ArrangedTargets {
  const side = all.find(({ participantId }) => participantId === id)?.side ?? 'players'
  const others = all
    .filter(({ participantId }) => participantId !== id)
    .toSorted((a, b) => Number(b.id === lastTarget) - Number(a.id === lastTarget))
  return { foes: others.filter((one) => one.side !== side), friends: others.filter((one) => one.side === side) }
}
