import type { PlayCondition } from '@waybook/contract'

interface Lasting {
  readonly condition: PlayCondition
  /** The remaining turns; `null` if the condition does not end automatically. */
  left: number | null
}

/** The end of a turn. */
export interface TurnEnd {
  readonly round: number
  /** The combatant whose turn ended. */
  readonly bearer: string | null
  readonly roundEnded: boolean
  /** The participants, by the id of the combatant. */
  readonly combatants: readonly { readonly id: string; readonly key: string; readonly waits: boolean }[]
}

const turnsOf = ({ until }: PlayCondition) => (typeof until === 'object' ? until.rounds : null)

/** The conditions of each `key` (as for points), and their remaining turns. */
export class ConditionsModel {
  readonly #had = new Map<string, Map<string, Lasting>>()
  /** The last round that was counted for a combatant. */
  readonly #counted = new Map<string, number>()

  of(key: string): PlayCondition[] {
    return [...(this.#had.get(key)?.values() ?? [])].map(({ condition }) => condition)
  }

  /** `turn` is the bearer's own turn, if they get the condition during it; the rest of that turn does not count. */
  give(key: string, condition: PlayCondition, turn: { readonly id: string; readonly round: number } | null): void {
    const rounds = turnsOf(condition)
    const isExtra = turn !== null && (this.#counted.get(turn.id) ?? 0) < turn.round
    const had = this.#had.get(key) ?? new Map<string, Lasting>()
    this.#had.set(key, had.set(condition.name, { condition, left: rounds && rounds + (isExtra ? 1 : 0) }))
  }

  take(key: string, name: string): void {
    this.#had.get(key)?.delete(name)
  }

  /** Ends the conditions that last until this event. */
  end(key: string, until: 'check' | 'encounter'): void {
    for (const { name, until: its } of this.of(key)) if (its === until) this.take(key, name)
  }

  /** On joining a fight, conditions start with their full duration. */
  join(key: string): void {
    for (const lasting of this.#had.get(key)?.values() ?? []) lasting.left = turnsOf(lasting.condition)
  }

  /** Counts one turn per combatant and round. A combatant without a turn is counted at the end of the round. Ended conditions do not return. */
  turnEnded({ round, bearer, roundEnded, combatants }: TurnEnd): void {
    for (const { id, key, waits } of combatants) {
      const isDue = id === bearer || (roundEnded && !waits)
      if (!isDue || (this.#counted.get(id) ?? 0) >= round) continue
      this.#counted.set(id, round)
      for (const [name, lasting] of this.#had.get(key) ?? []) {
        if (lasting.left !== null) lasting.left -= 1
        if (lasting.left !== null && lasting.left <= 0) this.take(key, name)
      }
    }
  }
}
