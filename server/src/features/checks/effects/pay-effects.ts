import { everything, PARTY_TAG, Problem, type EncounterSide } from '@waybook/contract'
import {
  canPay,
  isSymbolPrice,
  priceProblem,
  type EffectMoment,
  type EffectPrice,
  type Payment,
  type Symbols,
} from '@waybook/rules'

import { loadEncounter } from '#features/encounters/loaded-encounter.ts'
import { expectTarget, findTarget, hurtTarget, type Target } from '#features/encounters/target.ts'
import { readCards } from '#features/entities/cards.ts'
import type { WriteContext } from '#features/request-context.ts'
import { playProblems } from '#sentences/problems.ts'

import type { Done, PageEffect, Part, Used } from '../document.ts'
import { activeEffects } from '../part-pool.ts'
import { readStoryPoints, saveStoryPoints } from '../story-point-queries.ts'
import { movePoint, otherSide } from '../story-pool.ts'
import { readSources } from './effect-sources.ts'
import { addUse, leftFor, momentNow, readUses, takeUseBack } from './effect-uses.ts'
import { isCounted } from './uses-in-checks.ts'

/** The entry of a used effect among the effects of a roll. */
const USE = 'use'

/** The effects that are used with the roll of a part: switched on, applying, and with a price or a limit. */
export function usedWithRoll(part: Part): PageEffect[] {
  return activeEffects(part).filter(isCounted)
}

/** Throws the Problem `conflict` if the weapon of an attack is not ready. */
export function refuseUnready(part: Part): void {
  const missing = part.pageEffects?.find(({ required, on }) => required && !on)
  if (missing) throw new Problem('conflict', `${missing.quality ?? 'The weapon'}: the weapon is not ready`)
}

/**
 * Pays for effects, and counts their uses. Throws the Problem `conflict` if one is used up or cannot be paid for, which refuses the whole
 * roll.
 */
export async function payEffects(
  context: WriteContext,
  effects: readonly PageEffect[],
  checkId: string,
  left: Symbols | null = null,
): Promise<Done[]> {
  if (effects.length === 0) return []
  const now = await momentNow(context.records, await loadEncounter(context.records), checkId)
  const done: Done[] = []
  for (const effect of effects) done.push(await payEffect(context, effect, { now, left }))
  return done
}

interface Paying {
  readonly now: EffectMoment
  /** The symbols of the roll that are not spent yet; `null` before the roll. */
  readonly left: Symbols | null
}

async function payEffect(context: WriteContext, effect: PageEffect, { now, left }: Paying): Promise<Done> {
  const uses = await readUses(context.records, [effect.holder])
  if (leftFor(effect, uses, now) === 0) throw await refusal(context, effect, 'it is used up')
  const before = expectTarget(await findTarget(context, effect.holder))
  const points = { count: 0, side: await sideOf(context, before) }
  let payer = before
  let symbols: Payment | null = null
  for (const choices of effect.prices) {
    const { paid, why } = await payOne(context, choices, payer, { side: points.side, left: symbols ? null : left })
    if (!paid) throw await refusal(context, effect, why)
    payer = paid.payer
    points.count += paid.storyPoints
    symbols ??= paid.symbols ?? null
  }
  const did: Used = {
    kind: 'used',
    use: await addUse(context.records, effect, now),
    source: effect.source,
    target: before.participant,
    wounds: { before: before.wounds, after: payer.wounds },
    strain: { before: before.strain, after: payer.strain },
    storyPoints: points.count > 0 ? points : null,
    ...(effect.ofTarget && { ofTarget: true as const }),
    ...(effect.reduces !== undefined && { reaction: { key: effect.key, reduces: effect.reduces } }),
  }
  return { option: USE, name: '', paid: symbols, did }
}

interface Paid {
  readonly payer: Target
  readonly storyPoints: number
  readonly symbols?: Payment
}

/** Pays the first of these prices that can be paid. */
async function payOne(
  context: WriteContext,
  choices: readonly EffectPrice[],
  payer: Target,
  { side, left }: { readonly side: EncounterSide; readonly left: Symbols | null },
): Promise<{ readonly paid: Paid | null; readonly why: string }> {
  let why = ''
  for (const price of choices) {
    const problem = priceProblem(price, { ...payer, isMinion: payer.kind === 'minions' })
    why ||= problem ?? ''
    if (problem !== null) continue
    const { what, count } = price
    if (isSymbolPrice(what)) {
      const payment = { symbol: what, count }
      if (left && canPay(left, payment)) return { paid: { payer, storyPoints: 0, symbols: payment }, why }
      why ||= 'the roll does not have the symbols for it'
      continue
    }
    if (what === 'maneuver') return { paid: { payer, storyPoints: 0 }, why }
    if (what !== 'story point')
      return { paid: { payer: await hurtTarget(context, payer, { [what]: count }), storyPoints: 0 }, why }
    if (await movePoints(context, side, count)) return { paid: { payer, storyPoints: count }, why }
    why ||= 'There are not enough story points'
  }
  return { paid: null, why }
}

/** Moves points from a side to the other. Returns `false` if the side has too few. */
async function movePoints({ records }: WriteContext, from: EncounterSide, count: number): Promise<boolean> {
  let pool = await readStoryPoints(records)
  for (let nth = 0; nth < count; nth += 1) {
    const moved = movePoint(pool, from)
    if (!moved) return false
    pool = moved
  }
  await saveStoryPoints(records, pool)
  return true
}

/** The side whose story points pay: the players' for the party and for the viewer's own character. */
async function sideOf({ records, viewer }: WriteContext, { characterId }: Target): Promise<EncounterSide> {
  if (characterId === null) return 'gameMaster'
  if (viewer.role !== 'gameMaster' && viewer.characterId === characterId) return 'players'
  const [card] = await readCards(records, [characterId], everything)
  return card?.tags.includes(PARTY_TAG) === true ? 'players' : 'gameMaster'
}

/** Names the page only to viewers who know it. The roller learns nothing about the points of others. */
async function refusal(
  { records, scope, viewer }: WriteContext,
  { source, ofTarget, other, holder }: PageEffect,
  why: string,
): Promise<Problem> {
  const isTheirs = ofTarget ?? (other === 'ally' || other === 'foe')
  if (isTheirs && viewer.role !== 'gameMaster' && viewer.characterId !== holder)
    return new Problem('conflict', playProblems.effectOfSomebodyElse())
  const [page] = await readSources(records, [source], scope)
  return new Problem('conflict', `${page?.name ?? 'Something'}: ${why}`)
}

/** Returns what was paid for a use, and no longer counts it. */
export async function takeBackUse(context: WriteContext, { use, target, wounds, strain, storyPoints }: Used) {
  await takeUseBack(context.records, use)
  const payer = await findTarget(context, target)
  const back = { wounds: wounds.before - wounds.after, strain: strain.before - strain.after }
  if (payer && (back.wounds !== 0 || back.strain !== 0)) await hurtTarget(context, payer, back)
  // Points that the other side has spent since stay there.
  if (storyPoints) await movePoints(context, otherSide(storyPoints.side), storyPoints.count)
}
