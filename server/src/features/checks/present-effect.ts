import type { CheckEffect } from '@waybook/contract'

import type { Effect, Part, Span } from './document.ts'
import { uncoveredEffects } from './part-pool.ts'
import { mayUndo } from './policy.ts'
import { nameOf, seesPoints, type SeenCheck } from './surroundings.ts'

interface Seen extends SeenCheck {
  readonly part: Part
}

export function toEffect(effect: Effect, seen: Seen): CheckEffect {
  const { id, option, name, paid, by, undone } = effect
  const covered = !uncoveredEffects(seen.part).has(id)
  const keepable = !covered && seen.viewer.role === 'gameMaster' && seen.document.state === 'open'
  const may = { undoable: mayUndo(effect, seen), covered, keepable }
  return { id, option, name, text: wordsOf(effect, seen), paid, by, undone, ...may }
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
    case 'points': {
      const who = did.target === seen.part.character ? '' : `${nameOf(did.target, viewer, around)}: `
      const spans = [spanText('Wounds', did.wounds, seen, did.target), spanText('Strain', did.strain, seen, did.target)]
      return `${who}${spans.filter((text) => text !== '').join(', ') || 'nothing changed'}`
    }
  }
}

/** Without numbers for viewers who may not see the points. */
function spanText(what: string, { before, after }: Span, { viewer, around }: Seen, target: string): string {
  if (before === after) return ''
  if (seesPoints(target, viewer, around)) return `${what} ${before} → ${after}`
  return `${what} ${after > before ? 'suffered' : 'recovered'}`
}
