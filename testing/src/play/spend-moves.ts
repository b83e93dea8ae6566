import type { Check, CheckPart, PlayCondition, SpendingOffer } from '@waybook/contract'

import { symbolsNow } from './dice-model.ts'
import { checkParts, isTheirs, partOf, rolledPart } from './parts.ts'
import type { Play } from './play.ts'
import type { Bearer, Points } from './points-model.ts'
import { bearerOfParty, type Person } from './table-of-six.ts'

/** Options that can be bought on a hit, for its target. */
const AIMED = new Set(['critical', 'quality-disorient', 'quality-knockdown'])
/** Options with an effect; all others are only descriptive. */
const DONE = new Set([...AIMED, 'recover', 'suffer', 'aid', 'opening', 'hinder', 'distract', 'mishap', 'disarmed'])
/** The brawn of adversaries. */
const BRAWN = 2
/** The maximum number of conditions with one name. */
const ALIKE = 9

/** Buys an option of the roll, sometimes one that it can no longer pay. */
export async function spend(play: Play): Promise<void> {
  const { check, part, who } = await rolledPart(play)
  if (!check || !part) return
  const offer = play.pick(part.offers.filter(({ affordable }) => affordable || play.once(3)))
  const cost = play.pick(offer?.costs ?? [])
  if (!offer || !cost) return
  if (cost.symbol === 'dark') return await spendDark(play, { check, part, who })
  const chosen = offer.forSomebody ? play.pick(part.choices)?.id : undefined
  const aim = (await partOf(play, check.id, part.characterId)).target?.id
  const whose = AIMED.has(offer.option) ? aim : (chosen ?? part.characterId)
  const bearer = await play.bearer(whose ?? '')
  const isTold = !DONE.has(offer.option)
  const isPayable = (part.left?.[cost.symbol] ?? 0) >= cost.count && (isTold || bearer !== null)
  const params = { checkId: check.id, characterId: part.characterId, option: offer.option, pay: cost.symbol }
  if (bearer && alike(play, bearer, conditionName(offer)) >= ALIKE) return
  const reply = await play.expect(isPayable, who, 'spend', {
    ...params,
    text: 'Something',
    ...(chosen && { target: chosen }),
  })
  if (!reply.ok) return
  if (bearer && !isTold) await bought(play, { check, part, offer, bearer })
  checkParts(play, await play.check(check.id))
}

/** A dark point costs strain and, once a roll, a point of the own side. */
async function spendDark(play: Play, { check, part, who }: DarkPoint): Promise<void> {
  const before = (await partOf(play, check.id, part.characterId)).effects
  const bearer = await play.bearer(part.characterId)
  const on = `${check.id} ${part.characterId}`
  const side = bearerOfParty(part.characterId) ? 'players' : 'gameMaster'
  const isFirst = !before.some(({ id, undone }) => !undone && play.darkFlips.has(id))
  const isDone = (part.left?.dark ?? 0) >= 1 && bearer !== null && (!isFirst || play.story[side] > 0)
  const params = { checkId: check.id, characterId: part.characterId, option: 'force', pay: 'dark' } as const
  const reply = await play.expect(isDone, who, 'spend', { ...params, text: 'Something' })
  if (!reply.ok || !bearer) return
  if (isFirst) play.story.spend({ side, by: who, on })
  const { effects } = await partOf(play, check.id, part.characterId)
  const effectId = effects.find(({ id }) => before.every((one) => one.id !== id))?.id ?? ''
  if (isFirst) play.darkFlips.add(effectId)
  const { wounds, strain } = play.points.suffer(bearer, { strain: 1 })
  play.undoing.set(effectId, () => {
    if (isFirst && !play.story.takeBack(side, on, 'gameMaster')) return false
    play.points.suffer(bearer, { wounds: -wounds, strain: -strain })
    return true
  })
}

interface DarkPoint {
  readonly check: Check
  readonly part: CheckPart
  readonly who: Person
}

interface Bought {
  readonly check: Check
  readonly part: CheckPart
  readonly offer: SpendingOffer
  readonly bearer: Bearer
}

/** Applies each option's effect to the models, and stores how to undo it. */
async function bought(play: Play, { check, part, offer, bearer }: Bought): Promise<void> {
  const { effects } = await partOf(play, check.id, part.characterId)
  const effectId = effects.find(({ id }) => part.effects.every((one) => one.id !== id))?.id ?? ''
  const suffer = (harm: Partial<Points>) => undoPoints(play, bearer, play.points.suffer(bearer, harm), effectId)
  switch (offer.option) {
    case 'recover':
      return suffer({ strain: -1 })
    case 'suffer':
      return suffer({ strain: 1 })
    case 'aid':
    case 'opening':
      return wait(play, { bearer, effectId, die: 'boost' })
    case 'hinder':
    case 'distract':
      return wait(play, { bearer, effectId, die: 'setback' })
    case 'critical':
      if (bearer.group) return undoPoints(play, bearer, play.points.fellOne(bearer), effectId)
  }
  const name = conditionName(offer)
  if (name !== null) await suffered(play, { bearer, effectId, name })
}

function conditionName({ option }: SpendingOffer): string | null {
  const names = new Map([
    ['quality-disorient', 'Disoriented'],
    ['quality-knockdown', 'Prone'],
    ['mishap', 'Something'],
    ['disarmed', 'Disarmed'],
    // The injury is random.
    ['critical', ''],
  ])
  return names.get(option) ?? null
}

const alike = (play: Play, { key }: Bearer, name: string | null) =>
  name === null ? 0 : play.conditions.of(key).filter((one) => one.name.startsWith(name)).length

/** Expects one more condition, beside those of the same name. */
async function suffered(
  play: Play,
  { bearer, effectId, name }: { readonly bearer: Bearer; readonly effectId: string; readonly name: string },
): Promise<void> {
  const before = play.conditions.of(bearer.key)
  const now = await play.conditionsNow(bearer.key)
  const added = now.filter((one) => before.every((had) => had.name !== one.name))
  const [condition] = added
  play.holds(added.length === 1 && condition?.name.startsWith(name) === true, 'Another condition', { before, now })
  if (!condition) return
  play.giveCondition(bearer.key, condition)
  play.undoing.set(effectId, () => {
    play.conditions.take(bearer.key, condition.name)
    return true
  })
}

/** Adds dice for somebody's next check. */
function wait(
  play: Play,
  { bearer: { key }, effectId, die }: { readonly bearer: Bearer; readonly effectId: string; readonly die: string },
): void {
  play.waiting.buy(key, { effectId, die })
  play.undoing.set(effectId, () => play.waiting.undo(effectId))
}

/** Undo changes points back by the same difference, even if they have changed since. */
function undoPoints(play: Play, bearer: Bearer, { wounds, strain }: Points, effectId: string): void {
  play.undoing.set(effectId, () => {
    play.points.suffer(bearer, { wounds: -wounds, strain: -strain })
    return true
  })
}

export async function undoEffect(play: Play): Promise<void> {
  const { check, part, who } = await rolledPart(play)
  const effect = play.pick(part?.effects.filter(({ undone }) => !undone) ?? [])
  if (!check || !part || !effect) return
  const undo = play.undoing.get(effect.id) ?? (() => true)
  const isDone = effect.undoable && undo()
  const params = { checkId: check.id, characterId: part.characterId, effectId: effect.id }
  await play.expect(isDone, who, 'undoEffect', params)
  checkParts(play, await play.check(check.id))
}

/** Applies a hit, a treatment or a recovery, once, and again as one step if the dice have changed since. */
export async function applyResult(play: Play): Promise<void> {
  const { check, part, who } = await rolledPart(play)
  if (!check || !part) return
  const { roll, target, effects, result: offered } = await partOf(play, check.id, part.characterId)
  const key = `${check.id} ${part.characterId}`
  const { success, advantage } = symbolsNow(roll ?? { dice: {} })
  const self = bearerOfParty(part.characterId)
  const brawn = self?.soak ?? BRAWN
  const bearer = check.kind === 'recovery' ? self : await play.bearer(target?.id ?? '')
  const isApplied = effects.some(({ option, undone }) => option === 'result' && !undone)
  const isStale = isApplied && offered?.stale === true
  if (isStale && isTheirs(who, part))
    for (const { id } of effects.filter((one) => play.applied.get(key)?.includes(one.id) === true && !one.undone))
      play.undoing.get(id)?.()
  const harm = harmOf(check.kind, { success, advantage, brawn, soak: bearer?.soak ?? 0 })
  const named = play.treated.get(key)
  const treated = play.conditions.of(bearer?.key ?? '').find(({ name }) => name === named) ?? null
  const isLeft = named === undefined || treated !== null
  const isHit = success > 0 && bearer !== null && harm !== null && isLeft
  const isDone = isTheirs(who, part) && (isStale ? isHit || success <= 0 : !isApplied && isHit)
  const params = { checkId: check.id, characterId: part.characterId }
  await play.expect(isDone, who, 'applyResult', params)
  if (!isDone || bearer === null || harm === null || success <= 0) return
  const after = await partOf(play, check.id, part.characterId)
  const done = after.effects.filter(({ id }) => effects.every((one) => one.id !== id))
  const [result, injury] = done
  play.applied.set(
    key,
    done.map(({ id }) => id),
  )
  if (treated !== null) return undoHealed(play, bearer, treated, result?.id ?? '')
  const isInjured = check.kind === 'attack' && fells(play, bearer, harm)
  play.same('Another number of effects', done.length, isInjured ? 2 : 1)
  undoPoints(play, bearer, play.points.suffer(bearer, harm), result?.id ?? '')
  if (isInjured) await suffered(play, { bearer, effectId: injury?.id ?? '', name: '' })
}

/** Wounds past the threshold injure everybody except minions, rivals and combatants who are already out of the fight. */
function fells(
  play: Play,
  { key, woundThreshold, strainThreshold, group }: Bearer,
  { wounds = 0 }: Partial<Points>,
): boolean {
  const before = play.points.of(key).wounds
  const isOut = before >= woundThreshold
  return strainThreshold !== null && group === null && !isOut && before + wounds > woundThreshold
}

/** Successful treatment ends an injury, and undo restores it. */
function undoHealed(play: Play, { key }: Bearer, condition: PlayCondition, effectId: string): void {
  play.conditions.take(key, condition.name)
  play.undoing.set(effectId, () => {
    play.giveCondition(key, condition)
    return true
  })
}

interface Outcome {
  readonly success: number
  readonly advantage: number
  /** The attacker's brawn, which is the damage of bare hands. */
  readonly brawn: number
  readonly soak: number
}

function harmOf(kind: Check['kind'], { success, advantage, brawn, soak }: Outcome): Partial<Points> | null {
  if (kind === 'attack') return { wounds: Math.max(brawn + success - soak, 1) }
  if (kind === 'healing') return { wounds: -success, strain: -advantage }
  return kind === 'recovery' ? { strain: -success } : null
}
