import type { CheckEffect, Sentence } from '@waybook/contract'

import { checkOutcomes, outcomeByText } from '#sentences/sentences.ts'

import { pointKind } from '../campaign/campaign-words.ts'
import type { Effect, Part, Span, Used } from './document.ts'
import { uncoveredEffects } from './part-pool.ts'
import { knowsFigures, mayUndo } from './policy.ts'
import { knownName, seesPoints, type SeenCheck } from './surroundings.ts'

interface Seen extends SeenCheck {
  readonly part: Part
}

/** The effects of a roll. Only viewers who may know the target's page see the ones that the target used. */
export function toEffects(part: Part, seen: SeenCheck): CheckEffect[] {
  return part.effects
    .filter(({ did }) => did.kind !== 'used' || !did.ofTarget || knowsFigures(did.target, seen.viewer, seen.around))
    .map((effect) => toEffect(effect, { ...seen, part }))
}

function toEffect(effect: Effect, seen: Seen): CheckEffect {
  const { id, option, paid, by, undone } = effect
  const covered = !uncoveredEffects(seen.part).has(id)
  const keepable = !covered && seen.viewer.role === 'gameMaster' && seen.document.state === 'open'
  const may = { undoable: mayUndo(effect, seen), covered, keepable }
  const [name, text] = [nameFor(effect, seen), wordsOf(effect, seen)]
  const said = { name: name.said, text: text.said }
  return { id, option, name: name.text, text: text.text, said, paid, by, undone, ...may }
}

/** A used effect is named by its page, if the viewer knows it. */
function nameFor({ name, did }: Effect, { viewer, around }: Seen): Sentence {
  if (did.kind !== 'used') return outcomeByText(name)
  const known = knownName(did.source, viewer, around)
  return known === null ? checkOutcomes.something() : { text: known }
}

function wordsOf({ did }: Effect, seen: Seen): Sentence {
  switch (did.kind) {
    case 'text':
      return outcomeByText(did.text)
    case 'queued': {
      const { owner, op, die, count } = did.queued
      return checkOutcomes.nextCheck({ ...whom(owner, seen), op, die, count })
    }
    case 'condition':
      return checkOutcomes.condition({ ...whom(did.target, seen), condition: did.condition.name })
    case 'healed':
      return checkOutcomes.healed({ ...whom(did.target, seen), condition: did.condition.name })
    case 'force': {
      const points = pointsOf(did, seen)
      if (!points.isChanged && !did.flipped) return { text: did.text }
      const point = did.flipped ? pointKind(did.point) : 'none'
      const andPoint = isYes(points.isChanged && did.flipped !== null)
      return checkOutcomes.force({ text: did.text, ...points.params, point, andPoint })
    }
    case 'points': {
      const points = pointsOf(did, seen)
      const who = whose(did, seen)
      return points.isChanged ? checkOutcomes.points({ ...who, ...points.params }) : checkOutcomes.nothingChanged(who)
    }
    case 'used': {
      const changed = pointsOf(did, seen)
      const who = whose(did, seen)
      const points = did.storyPoints?.count ?? 0
      if (!changed.isChanged && points === 0) return checkOutcomes.usedOnly(who)
      const andPoints = isYes(changed.isChanged && points > 0)
      return checkOutcomes.used({ ...who, ...changed.params, points, andPoints })
    }
  }
}

const isYes = (is: boolean) => (is ? 'yes' : 'no')

function whom(id: string, { viewer, around }: Seen) {
  const name = knownName(id, viewer, around)
  return name === null ? ({ who: 'unknown', name: '' } as const) : ({ who: 'known', name } as const)
}

/** Names somebody other than the roller. */
function whose({ target }: { readonly target: string }, seen: Seen) {
  return target === seen.part.character ? ({ who: 'own', name: '' } as const) : whom(target, seen)
}

/** Hit points fall by the wounds suffered. Without numbers for viewers who may not see the points. */
function pointsOf({ target, wounds, strain }: Pick<Used, 'target' | 'wounds' | 'strain'>, { viewer, around }: Seen) {
  const isCounted = seesPoints(target, viewer, around)
  const hitPoints = changeOf(wounds, { isCounted, more: 'lost', fewer: 'recovered' })
  const strained = changeOf(strain, { isCounted, more: 'suffered', fewer: 'recovered' })
  const lost = wounds.after - wounds.before
  return {
    isChanged: hitPoints !== 'same' || strained !== 'same',
    params: {
      hitPoints,
      hitPointsBy: isCounted ? `${lost > 0 ? '−' : '+'}${Math.abs(lost)}` : '',
      both: isYes(hitPoints !== 'same' && strained !== 'same'),
      strain: strained,
      before: isCounted ? strain.before : 0,
      after: isCounted ? strain.after : 0,
    } as const,
  }
}

interface Words<More, Fewer> {
  readonly isCounted: boolean
  readonly more: More
  readonly fewer: Fewer
}

function changeOf<const More extends string, const Fewer extends string>(
  { before, after }: Span,
  { isCounted, more, fewer }: Words<More, Fewer>,
) {
  if (before === after) return 'same' as const
  if (isCounted) return 'counted' as const
  return after > before ? more : fewer
}
