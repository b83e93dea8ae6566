import { maySee, scopeOf, type ParamsOf } from '@waybook/contract'

import { loadEncounter } from '#features/encounters/loaded-encounter.ts'
import type { RequestContext } from '#features/request-context.ts'
import { checkReasons } from '#sentences/sentences.ts'

import type { PageEffect } from '../document.ts'
import { appliesTo } from '../part-pool.ts'
import { conditionModifiers, handlingModifiers, participantAmong, skillOf } from '../participant.ts'
import { ownerFor } from '../policy.ts'
import { fromQueued, readQueued } from '../queued-dice.ts'
import { readSources } from './effect-sources.ts'
import { effectsInCheck, readSceneOnTable } from './page-effects.ts'
import { toPageEffect } from './present-page-effect.ts'
import { isCounted, usesOf } from './uses-in-checks.ts'

type Params = Pick<ParamsOf<'getOwnDice'>, 'characterId' | 'skill'>

/** The dice of a character's next check of a skill, and the effects that its player may switch on. */
export async function ownDice(context: RequestContext, params: Params) {
  const { records, scope } = context
  const { who, skill, pageEffects, modifiers, encounter } = await ownEffects(context, params)
  const queued = (await readQueued(records, who.participant)).map(fromQueued)
  const own = modifiers.filter(({ on }) => on)
  const standing = [...conditionModifiers(who), ...handlingModifiers(encounter, who)]
  const given = [...standing, ...own, ...queued].filter((one) => appliesTo(one, skill.characteristic, skill.id))
  const pages = [...given.flatMap(({ reason }) => reason.about ?? []), ...pageEffects.map(({ source }) => source)]
  const seen = new Map((await readSources(records, pages, scope)).map((one) => [one.id, one]))
  const offered = pageEffects.filter((effect) => {
    const page = seen.get(effect.source)
    // People put Force dice into the tray themselves.
    const isChosen =
      effect.after === undefined && effect.force === undefined && (!effect.on || (effect.symbols ?? []).length > 0)
    return isChosen && page !== undefined && maySee(scopeOf(context.viewer), page)
  })
  const holders = offered.filter(isCounted).map(({ holder }) => holder)
  const uses = await usesOf(holders, records, encounter)
  return {
    dice: given.map(({ op, die, count, reason: { text, said, about } }) => ({
      op,
      die,
      count,
      ...(about === undefined || seen.has(about) ? { text, said } : checkReasons.something()),
    })),
    effects: offered.map((effect) => ({
      effect: toPageEffect(effect, seen.get(effect.source)?.name, uses),
      dice: modifiers.filter((one) => one.effect === effect.key).map(({ op, die, count }) => ({ op, die, count })),
    })),
  }
}

/** The effects of a character in a check of a skill that nobody called for. Leaves out switched-off effects that the viewer may not switch. */
export async function ownEffects(context: RequestContext, { characterId, skill: id }: Params) {
  const { records, viewer } = context
  const encounter = await loadEncounter(records)
  const who = await participantAmong(encounter, context, characterId)
  const skill = await skillOf(records, id)
  const scene = await readSceneOnTable(records)
  const { pageEffects, modifiers } = await effectsInCheck(records, who, { kind: 'skill', weapon: null, scene })
  const owner = ownerFor(viewer, characterId)
  const isOwn = (effect: PageEffect) =>
    appliesTo(effect, skill.characteristic, skill.id) && (effect.on || owner === 'gameMaster' || effect.owner === owner)
  return { encounter, who, skill, modifiers, pageEffects: pageEffects.filter(isOwn) }
}
