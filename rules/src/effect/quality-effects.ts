import { qualityKey } from '../character/weapon-figures.ts'
import type { Characteristics } from '../skills/characteristic.ts'
import { amountOf } from './effect-amount.ts'
import type { EffectSituation } from './effect-applies.ts'
import { effectInCheck } from './effect-in-check.ts'
import type { Effect } from './effect.ts'
import { parseEffect } from './parse-effect.ts'

/** A quality of a weapon with its rating, which is the `rank` of its effect. */
interface Rated {
  readonly name: string
  readonly rating: number
  readonly lines?: readonly string[] | undefined
}

const SYMBOLS = 'pay 2 advantage or 1 triumph'

/** Waybook's own qualities as lines of effects, by their key. Names are those of the trade, the words are ours. */
export const qualityLines: Readonly<Record<string, string>> = {
  pierce: 'pierce +rank when attacking',
  breach: 'pierce +10 per rank when attacking',
  vicious: 'injury +10 per rank when attacking',
  accurate: '+rank boost when attacking',
  inaccurate: '+rank setback when attacking',
  cumbersome: '+shortfall setback when attacking if brawn below rank',
  prepare: 'say "The weapon is ready." when attacking, pay rank maneuver',
  burn: `give "Burning" for rank rounds when hitting, ${SYMBOLS}`,
  concussive: `give "Staggered" for rank rounds when hitting, ${SYMBOLS}`,
  disorient: `give "Disoriented" for rank rounds when hitting, ${SYMBOLS}`,
  ensnare: `give "Held fast" for rank rounds when hitting, ${SYMBOLS}`,
  knockdown: `give "Prone" when hitting, ${SYMBOLS}`,
  stun: `deal rank strain when hitting, ${SYMBOLS}`,
  blast: `say "Others nearby are hit too." when hitting, ${SYMBOLS}`,
  linked: `say "The attack hits again." when hitting, ${SYMBOLS}`,
  autofire: `say "The attack hits again." when hitting, ${SYMBOLS}`,
  sunder: `say "Something the target holds is damaged." when hitting, ${SYMBOLS}`,
  guided: `say "The shot turns back for the target: the attack is rolled again at the end of the round." when missing, ${SYMBOLS}`,
}

const effects: ReadonlyMap<string, Effect> = new Map(
  Object.entries(qualityLines).flatMap(([key, line]) => {
    const parsed = parseEffect(line, [])
    return parsed.ok ? [[key, parsed.effect] as const] : []
  }),
)

/**
 * The effect of one of Waybook's own qualities; `null` for any other.
 * @example qualityEffect('Burn')?.changes[0].text // 'Burning'
 */
export function qualityEffect(name: string): Effect | null {
  return effects.get(qualityKey(name)) ?? null
}

/**
 * The effects of a quality: those of its own page, or else Waybook's.
 * @example effectsOfQuality({ name: 'Burn', rating: 1 }).length // 1
 */
export function effectsOfQuality({ name, lines }: Rated): Effect[] {
  if (!lines) return [qualityEffect(name) ?? []].flat()
  return lines.flatMap((line) => {
    // Skills are left out, because a quality is about attacks.
    const parsed = parseEffect(line, [])
    return parsed.ok ? [parsed.effect] : []
  })
}

/** Waybook's own qualities, without those that have a page. If a quality is named twice, the first one counts. */
function effectsOf(qualities: readonly Rated[]): { readonly quality: Rated; readonly effect: Effect }[] {
  return [...Map.groupBy(qualities, ({ name }) => qualityKey(name)).values()].flatMap(([quality]) => {
    const effect = quality && !quality.lines && qualityEffect(quality.name)
    return quality && effect ? [{ quality, effect }] : []
  })
}

/**
 * What qualities add to the pierce of a weapon and to the roll for a critical injury.
 * @example qualityFigures([{ name: 'Breach', rating: 1 }, { name: 'Vicious', rating: 2 }]) // { pierce: 10, injury: 20 }
 */
export function qualityFigures(qualities: readonly Rated[]): { readonly pierce: number; readonly injury: number } {
  const parts = effectsOf(qualities).flatMap(({ quality: { rating }, effect }) =>
    effect.changes.flatMap((change) =>
      change.do === 'figure'
        ? [{ figure: change.figure, amount: amountOf(change.amount, { rank: rating, characteristics: {} }) }]
        : [],
    ),
  )
  const sum = (figure: string) =>
    parts.filter((one) => one.figure === figure).reduce((total, { amount }) => total + amount, 0)
  return { pierce: sum('pierce'), injury: sum('injury') }
}

const attacking: EffectSituation = { moments: ['attacking'], melee: true, scene: [] }

/**
 * The dice that a weapon's qualities add to each attack with it. `characteristics`: the attacker's.
 * @example dieQualities([{ name: 'Accurate', rating: 2 }], {}) // [{ name: 'Accurate', die: 'boost', count: 2 }]
 */
export function dieQualities(qualities: readonly Rated[], characteristics: Characteristics) {
  return effectsOf(qualities).flatMap(({ quality: { name, rating }, effect }) => {
    const found = effectInCheck(effect, { rank: rating, characteristics, conditions: [] }, attacking)
    return (found?.dice ?? []).map(({ die, count }) => ({ name, die, count }))
  })
}
