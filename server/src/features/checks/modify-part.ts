import type { CodedSentence, ReasonKind } from '@waybook/contract'
import { modifierProblem, type Modifier as DiceModifier, type RangeBand, type VehicleSide } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import type { Modifier, PageEffect, Part } from './document.ts'
import { changed } from './part-pool.ts'
import { mayEdit, type Editor } from './policy.ts'

/** The changed part, or why the change is refused. */
export type PartChange =
  | { readonly ok: true; readonly part: Part }
  | {
      readonly ok: false
      readonly why: 'rolled' | 'notYours' | 'unknown' | 'once' | 'senseless'
      readonly text: string | CodedSentence
    }

const refused = (why: Extract<PartChange, { ok: false }>['why'], text: string | CodedSentence): PartChange => ({
  ok: false,
  why,
  text,
})

const isRolled = refused('rolled', playProblems.rolledAlready())
const isUnknown = refused('unknown', playProblems.modifierNoLongerThere())

interface Wanted extends DiceModifier {
  readonly id: string
  readonly text: string
  readonly kind: ReasonKind
}

/** Kinds that Waybook manages; nobody adds them manually. */
const kept: ReadonlySet<ReasonKind> = new Set(['difficulty', 'opponent', 'storyPoint', 'queued'])
/** The maximum modifiers of a part per owner. One limit for all would let players count the hidden modifiers of another owner. */
const MODIFIERS_MAX = 40

export function addModifier(part: Part, { text, kind, ...dice }: Wanted, editor: Editor): PartChange {
  if (part.rolled) return isRolled
  const why = modifierProblem(dice)
  if (why !== null) return refused('senseless', why)
  if (part.modifiers.filter(({ owner }) => owner === editor.owner).length >= MODIFIERS_MAX)
    return refused('once', playProblems.tooManyModifiers({ most: MODIFIERS_MAX }))
  if (editor.owner === 'ally') {
    const isBoost = dice.op === 'add' && dice.die === 'boost' && dice.count === 1
    if (!isBoost) return refused('notYours', playProblems.othersAddOneBoost())
    const isSecond = part.modifiers.some(({ owner, byId }) => owner === 'ally' && byId === editor.userId)
    if (isSecond) return refused('once', playProblems.boostAddedAlready())
  }
  const reason = { kind: editor.owner === 'gameMaster' && !kept.has(kind) ? kind : ('hand' as const), text }
  const added = { ...dice, owner: editor.owner, reason, on: true, by: editor.firstName, byId: editor.userId }
  return { ok: true, part: changed(part, { modifiers: [...part.modifiers, added] }) }
}

/** Switches all dice of an effect together. */
export function switchModifier(part: Part, { id, on }: Pick<Modifier, 'id' | 'on'>, editor: Editor): PartChange {
  const effect = part.modifiers.find((one) => one.id === id)?.effect
  if (effect !== undefined) return switchEffect(part, { key: effect, on }, editor)
  return edit(part, id, editor, (modifier) => [{ ...modifier, on }])
}

/** Switches an effect with all its dice. Whether it can be paid for is decided by the roll. */
export function switchEffect(part: Part, { key, on }: Pick<PageEffect, 'key' | 'on'>, editor: Editor): PartChange {
  const effect = part.pageEffects?.find((one) => one.key === key)
  if (!effect) return isUnknown
  if (part.rolled) return isRolled
  const isOwn = editor.owner === effect.owner && (effect.owner !== 'ally' || editor.characterId === effect.holder)
  if (editor.owner !== 'gameMaster' && !isOwn) return refused('notYours', playProblems.onlyWhoHasEffectMaySwitch())
  const pageEffects = part.pageEffects?.map((one) => (one === effect ? { ...one, on } : one)) ?? []
  const modifiers = part.modifiers.map((one) => (one.effect === key ? { ...one, on } : one))
  return { ok: true, part: changed(part, { modifiers, pageEffects }) }
}

/** Queued dice and effects stay in the check, switched off, because they cannot be added again. */
export function removeModifier(part: Part, id: string, editor: Editor): PartChange {
  const effect = part.modifiers.find((one) => one.id === id)?.effect
  if (effect !== undefined) return switchEffect(part, { key: effect, on: false }, editor)
  return edit(part, id, editor, (modifier) => (modifier.queued ? [{ ...modifier, on: false }] : []))
}

function edit(part: Part, id: string, editor: Editor, into: (modifier: Modifier) => Modifier[]): PartChange {
  const modifier = part.modifiers.find((one) => one.id === id)
  if (!modifier) return isUnknown
  if (part.rolled) return isRolled
  if (!mayEdit(modifier, editor)) return refused('notYours', playProblems.onlyWhoAddedMayChange())
  const modifiers = part.modifiers.flatMap((one) => (one === modifier ? into(one) : [one]))
  return { ok: true, part: changed(part, { modifiers }) }
}

const ofDifficulty: ReadonlySet<ReasonKind> = new Set(['difficulty', 'opponent', 'range'])

/** Replaces the difficulty, wherever it came from. Everything else stays. */
export function withDifficulty(part: Part, difficulty: readonly Modifier[]): PartChange {
  if (part.rolled) return isRolled
  const others = part.modifiers.filter(({ reason: { kind } }) => !ofDifficulty.has(kind))
  return { ok: true, part: changed(part, { modifiers: [...difficulty, ...others] }) }
}

const ofRange: ReadonlySet<ReasonKind> = new Set(['range', 'cover', 'defence', 'adversary'])

/** Aims an attack at another side of a vehicle, with the defense there. */
export function withSide(part: Part, side: VehicleSide, modifiers: readonly Modifier[]): PartChange {
  if (part.rolled) return isRolled
  const others = part.modifiers.filter(
    ({ effect, reason: { kind } }) => effect !== undefined || (kind !== 'defence' && kind !== 'adversary'),
  )
  return {
    ok: true,
    part: changed(part, { target: part.target && { ...part.target, side }, modifiers: [...others, ...modifiers] }),
  }
}

/** Moves an attack to another range, with the modifiers that follow from it. A difficulty that the game master set instead goes. */
export function withRange(part: Part, band: RangeBand, modifiers: readonly Modifier[]): PartChange {
  if (part.rolled) return isRolled
  const others = part.modifiers.filter(
    ({ effect, reason: { kind } }) => effect !== undefined || (!ofRange.has(kind) && !ofDifficulty.has(kind)),
  )
  const target = part.target && { ...part.target, band }
  return { ok: true, part: changed(part, { target, modifiers: [...modifiers, ...others] }) }
}
