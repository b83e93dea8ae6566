import { maySee, scopeOf, type HitReaction } from '@waybook/contract'

import type { PageEffect, Part } from '../document.ts'
import { netOfPart } from '../part-pool.ts'
import { seesResult } from '../policy.ts'
import type { SeenCheck } from '../surroundings.ts'
import { toPageEffect } from './present-page-effect.ts'

/**
 * The effects by which a viewer may take damage away from a hit: of any target for the game master, of their own character for players,
 * from pages that they may read. Other viewers do not learn that there are any.
 */
export function reactionsFor(part: Part, seen: SeenCheck): PageEffect[] {
  const { document, viewer, around } = seen
  const isHit = document.state === 'open' && seesResult(part, seen) && (netOfPart(part)?.success ?? 0) > 0
  if (!isHit) return []
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
  const { names, effectUses } = seen.around
  const inCheck = { ...effectUses, now: { ...effectUses.now, check: part.rolled?.roll.checkId ?? null } }
  return reactionsFor(part, seen).map((effect) => ({
    effect: toPageEffect(effect, names.get(effect.source)?.name, inCheck),
    reduces: effect.reduces ?? 0,
  }))
}
