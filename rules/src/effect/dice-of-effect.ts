import type { Modifier } from '../check/modifier.ts'
import { isDie } from '../dice/die.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'
import { isCharacteristic, type Characteristics } from '../skills/characteristic.ts'
import type { Effect, EffectAmount, EffectChange, EffectTest } from './effect.ts'

/** The character that has an effect. */
export interface EffectHolder {
  /** The rank of the talent or the quality; 1 for pages without ranks. */
  readonly rank: number
  readonly characteristics: Characteristics
  /** The names of the conditions. */
  readonly conditions: readonly string[]
}

/** What is rolled. */
export interface EffectSituation {
  /** `null` if it is no attack. */
  readonly attack: { readonly melee: boolean } | null
  readonly isInitiative: boolean
  /** The tags of the scene on the table, and the words of its properties. */
  readonly scene: readonly string[]
}

/** A change to the holder's own pool. */
export interface EffectDice extends Modifier {
  /** The skills and characteristics to which it is limited; left out if it applies to all. */
  readonly only?: readonly string[]
  /** The rules, or the people who decide whether it applies. */
  readonly decidedBy: 'rules' | 'player' | 'gameMaster'
}

/**
 * The dice that an effect changes in a check of its holder. Empty if it does not apply, if it has a price or a limit, or if it changes
 * something else than dice.
 * @example
 * const { effect } = parseEffect('-1 setback on perception if scene has fog', ['perception'])
 * diceOfEffect(effect, { rank: 1, characteristics: {}, conditions: [] }, { attack: null, isInitiative: false, scene: ['fog'] }) // [{ op: 'remove', die: 'setback', count: 1, only: ['perception'], decidedBy: 'rules' }]
 */
export function diceOfEffect(effect: Effect, holder: EffectHolder, situation: EffectSituation): readonly EffectDice[] {
  const { mode, changes, who, when, tests, limit, costs } = effect
  if (limit !== null || costs.length > 0 || (who !== null && who.people !== 'self')) return []
  if (!isMoment(when, situation)) return []
  const holds = tests === null ? true : allHold(tests.all, holder, situation)
  if (holds === !(tests?.unless ?? false) || holds === null) {
    const only = when !== null && 'on' in when && !when.on.includes('any') ? when.on : undefined
    const decidedBy = mode === 'ask' ? 'gameMaster' : mode === 'offer' || holds === null ? 'player' : 'rules'
    return changes
      .flatMap((change) => diceOf(change, holder, tests?.all ?? []))
      .map((dice) => ({ ...dice, ...(only && { only }), decidedBy }))
  }
  return []
}

function isMoment(when: Effect['when'], { attack, isInitiative }: EffectSituation): boolean {
  if (when === null || 'on' in when) return true
  if (when.moment === 'initiative') return isInitiative
  if (when.moment !== 'attacking' || attack === null) return false
  return when.reach === null || (when.reach === 'in melee') === attack.melee
}

/** `null` if people decide it. */
function allHold(tests: readonly EffectTest[], holder: EffectHolder, situation: EffectSituation): boolean | null {
  const held = new Set(tests.map((test) => isTrue(test, holder, situation)))
  if (held.has(false)) return false
  return held.has(null) ? null : true
}

function isTrue(test: EffectTest, holder: EffectHolder, { scene }: EffectSituation): boolean | null {
  if ('value' in test) {
    const value = holder.characteristics[test.subject] ?? 0
    const least = test.value === 'rank' ? holder.rank : test.value
    return (test.is === 'below') === value < least
  }
  if (test.subject === 'scene') return hasWord(scene, test.text)
  if (test.subject === 'self') return hasWord(holder.conditions, test.text)
  return null
}

function hasWord(words: readonly string[], wanted: string): boolean {
  return words.some((word) => word.toLowerCase() === wanted.toLowerCase())
}

function diceOf(change: EffectChange, holder: EffectHolder, tests: readonly EffectTest[]): Modifier[] {
  if (change.do !== 'dice' && change.do !== 'upgrade' && change.do !== 'downgrade') return []
  const count = Math.min(numberOf(change.amount, holder, tests), POOL_DIE_MAX)
  if (count < 1 || !isDie(change.die)) return []
  if (change.do === 'dice') return [{ op: change.sign > 0 ? 'add' : 'remove', die: change.die, count }]
  if (change.do === 'upgrade') return [{ op: 'upgrade', die: change.die, count }]
  return [{ op: 'downgrade', die: change.die === 'ability' ? 'proficiency' : 'challenge', count }]
}

function numberOf({ base, rank, of }: EffectAmount, holder: EffectHolder, tests: readonly EffectTest[]): number {
  if (of === null) return base + rank * holder.rank
  return isCharacteristic(of) ? (holder.characteristics[of] ?? 0) : shortfall(holder, tests)
}

/** By how much a value is below the one that a test asks for. */
function shortfall({ characteristics, rank }: EffectHolder, tests: readonly EffectTest[]): number {
  const missed = tests.flatMap((test) =>
    'value' in test && test.is === 'below'
      ? [(test.value === 'rank' ? rank : test.value) - (characteristics[test.subject] ?? 0)]
      : [],
  )
  return Math.max(0, ...missed)
}
