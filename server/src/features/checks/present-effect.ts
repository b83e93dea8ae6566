import type { CheckEffect } from '@waybook/contract'

import type { Effect, Part, Span, Used } from './document.ts'
import { uncoveredEffects } from './part-pool.ts'
import { knowsFigures, mayUndo } from './policy.ts'
import { knownName, nameOf, seesPoints, type SeenCheck } from './surroundings.ts'

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
  return { id, option, name: nameFor(effect, seen), text: wordsOf(effect, seen), paid, by, undone, ...may }
}

/** A used effect is named by its page, if the viewer knows it. */
function nameFor({ name, did }: Effect, { viewer, around }: Seen): string {
  return did.kind === 'used' ? (knownName(did.source, viewer, around) ?? 'Something') : name
}

function wordsOf({ did }: Effect, seen: Seen): string {
  const { viewer, around } = seen
  switch (did.kind) {
    case 'text':
      return did.text
    case 'queued': {
      const { owner, op, die, count } = did.queued
      return `${nameOf(owner, viewer, around)}’s next check: ${op === 'add' ? '' : `${op} `}${count} ${die}`
    }
    case 'condition':
      return `${nameOf(did.target, viewer, around)}: ${did.condition.name}`
    case 'healed':
      return `${nameOf(did.target, viewer, around)}: ${did.condition.name} healed`
    case 'force': {
      const paid = [pointsText(did, seen), did.flipped ? `a ${did.point}` : ''].filter((text) => text !== '')
      return paid.length === 0 ? did.text : `${did.text}. It cost: ${paid.join(', ')}`
    }
    case 'points':
      return `${whose(did, seen)}${pointsText(did, seen) || 'nothing changed'}`
    case 'used': {
      const paid = [pointsText(did, seen), storyPointsText(did.storyPoints)].filter((text) => text !== '')
      return `${whose(did, seen)}${paid.join(', ') || 'Used'}`
    }
  }
}

/** Names somebody other than the roller. */
function whose({ target }: { readonly target: string }, { part, viewer, around }: Seen): string {
  return target === part.character ? '' : `${nameOf(target, viewer, around)}: `
}

function pointsText({ target, wounds, strain }: Pick<Used, 'target' | 'wounds' | 'strain'>, seen: Seen): string {
  return [hitPointsText(wounds, seen, target), strainText(strain, seen, target)]
    .filter((text) => text !== '')
    .join(', ')
}

function storyPointsText(points: Used['storyPoints']): string {
  if (!points) return ''
  return points.count === 1 ? '1 story point' : `${points.count} story points`
}

/** Hit points fall by the wounds suffered. Without numbers for viewers who may not see the points. */
function hitPointsText({ before, after }: Span, { viewer, around }: Seen, target: string): string {
  if (before === after) return ''
  const isLost = after > before
  if (seesPoints(target, viewer, around)) return `Hit points ${isLost ? '−' : '+'}${Math.abs(after - before)}`
  return `Hit points ${isLost ? 'lost' : 'recovered'}`
}

/** Without numbers for viewers who may not see the points. */
function strainText({ before, after }: Span, { viewer, around }: Seen, target: string): string {
  if (before === after) return ''
  if (seesPoints(target, viewer, around)) return `Strain ${before} → ${after}`
  return `Strain ${after > before ? 'suffered' : 'recovered'}`
}
