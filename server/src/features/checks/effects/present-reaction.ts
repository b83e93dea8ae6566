import { maySee, scopeOf, type HitReaction, type UnknownHit, type Viewer } from '@waybook/contract'

import type { CheckDocument, PageEffect, Part, StoredCheck } from '../document.ts'
import { isApplied, RESULT } from '../offers.ts'
import { netOfPart } from '../part-pool.ts'
import { knowsPart, seesResult } from '../policy.ts'
import type { SeenCheck, Surroundings } from '../surroundings.ts'
import { toPageEffect } from './present-page-effect.ts'

/** The effects by which a viewer may take damage away from a hit that they see. Other viewers do not learn that there are any. */
export function reactionsFor(part: Part, seen: SeenCheck): PageEffect[] {
  return seen.document.state === 'open' && seesResult(part, seen) ? reactionsOf(part, seen) : []
}

/**
 * The same for a hit by an attacker whom the viewer does not know. It is offered once the hit has been applied, because then the wounds have
 * told of it.
 */
export function unknownReactions(part: Part, seen: SeenCheck): PageEffect[] {
  const { document, viewer, around } = seen
  const isUnknown = !knowsPart(part, viewer, around)
  return document.state === 'open' && isUnknown && isApplied(part) ? reactionsOf(part, seen) : []
}

/** Of any target for the game master, of their own character for players, from pages that they may read. */
function reactionsOf(part: Part, { viewer, around }: SeenCheck): PageEffect[] {
  if ((netOfPart(part)?.success ?? 0) <= 0) return []
  const used = new Set(
    part.effects.flatMap(({ did, undone }) => (did.kind === 'used' && !undone ? [did.reaction?.key] : [])),
  )
  return (part.pageEffects ?? []).filter(({ key, reduces, holder, owner, source }) => {
    if (reduces === undefined || used.has(key)) return false
    if (viewer.role === 'gameMaster') return true
    const page = around.names.get(source)
    return owner === 'player' && viewer.characterId === holder && page !== undefined && maySee(scopeOf(viewer), page)
  })
}

export function toReactions(part: Part, seen: SeenCheck): HitReaction[] {
  return reactionsFor(part, seen).map((effect) => toReaction(effect, part, seen))
}

/** The hits on the viewer's character in a check, by attackers whom they do not know. */
export function toUnknownHits({ id, document }: StoredCheck, viewer: Viewer, around: Surroundings): UnknownHit[] {
  const seen = { document, viewer, around }
  return document.parts.flatMap((part) =>
    unknownReactions(part, seen).map((effect) => ({ checkId: id, reaction: toReaction(effect, part, seen) })),
  )
}

/** Whether a viewer may have got such hits of a check, which may have changed now. */
export function hitUnknown(document: CheckDocument, viewer: Viewer, around: Surroundings): boolean {
  return document.parts.some(
    (part) =>
      !knowsPart(part, viewer, around) &&
      part.effects.some(({ option }) => option === RESULT) &&
      part.pageEffects?.some(({ reduces, holder }) => reduces !== undefined && holder === viewer.characterId),
  )
}

function toReaction(effect: PageEffect, part: Part, { around: { names, effectUses } }: SeenCheck): HitReaction {
  const inCheck = { ...effectUses, now: { ...effectUses.now, check: part.rolled?.roll.checkId ?? null } }
  const name = names.get(effect.source)?.name
  return { effect: toPageEffect(effect, name, inCheck), reduces: effect.reduces ?? 0 }
}
