import type { EffectHolder } from './effect-amount.ts'
import { effectBands, type Effect, type effectMoments, type EffectTest } from './effect.ts'

/** What is rolled. */
export interface EffectSituation {
  /** The moments that the roll is for its roller, such as `attacking`. */
  readonly moments: readonly (typeof effectMoments)[number][]
  /** Whether the weapon is used in melee; `null` if it is no attack. */
  readonly melee: boolean | null
  /** The tags of the scene on the table, and the words of its properties. */
  readonly scene: readonly string[]
  /** The roller, as seen by the holder of the effect. Left out if they are the same. */
  readonly roller?: EffectRoller
}

/** Somebody who rolls, and is not the holder of the effect. */
export interface EffectRoller {
  /** `crew`: an ally aboard the holder. */
  readonly is: 'ally' | 'foe' | 'crew'
  /** The range between both; `null` if nobody counts it. */
  readonly within: (typeof effectBands)[number] | null
}

/** The decider on whether an effect applies: the rules, or people. */
export type EffectDecider = 'rules' | 'player' | 'gameMaster'

/**
 * Returns the decider on whether an effect applies in a situation, to whoever rolls; `null` if it does not apply. Ignores skills.
 * @example
 * const { effect } = parseEffect('+1 boost on charm if "they owe you"', ['charm'])
 * deciderOf(effect, { rank: 1, characteristics: {}, conditions: [] }, { moments: [], melee: null, scene: [] }) // 'player'
 */
export function deciderOf(
  { mode, who, when, tests, limit, costs }: Effect,
  holder: EffectHolder,
  situation: EffectSituation,
): EffectDecider | null {
  const reaches = isFor(who, situation.roller)
  if (!isMoment(when, situation) || reaches === false) return null
  const holds = tests === null ? true : allHold(tests.all, holder, situation)
  const applies = holds === null || tests?.unless !== true ? holds : !holds
  if (applies === false) return null
  if (mode === 'ask') return 'gameMaster'
  return mode === 'offer' || applies === null || reaches === null || limit !== null || costs.length > 0
    ? 'player'
    : 'rules'
}

/** `null` if people decide it, because nobody counts the range. */
function isFor(who: Effect['who'], roller: EffectRoller | undefined): boolean | null {
  const people = who?.people ?? 'self'
  if (!roller) return people === 'self' || people === 'group'
  const isMeant =
    people === 'foes' ? roller.is === 'foe' : people === 'crew' ? roller.is === 'crew' : isOfAllies(people, roller)
  if (!isMeant || !who?.within) return isMeant
  return roller.within && effectBands.indexOf(roller.within) <= effectBands.indexOf(who.within)
}

const isOfAllies = (people: string, { is }: EffectRoller) => (people === 'allies' || people === 'group') && is !== 'foe'

function isMoment(when: Effect['when'], { moments, melee }: EffectSituation): boolean {
  if (when === null || 'on' in when) return true
  return moments.includes(when.moment) && (when.reach === null || (when.reach === 'in melee') === melee)
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
