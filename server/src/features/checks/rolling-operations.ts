import { Problem, type RollAudience } from '@waybook/contract'
import { diceAfter, isEmptyPool, netAfter, sideOf, throwDice, type Pool, type ThrowResult } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { rollProven } from '../dice/proven-roll.ts'
import { type RollRecord, addRoll } from '../dice/queries.ts'
import { secureChance, type RollService } from '../dice/roll-service.ts'
import { initiativeRolled } from '../encounters/initiative.ts'
import { conditionsAfterCheck, findTarget, type Target } from '../encounters/target.ts'
import { fireShot } from '../hands/shots.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { findOpenPart, newEffect, presentCheck, savePart, type PartParams } from './change-check.ts'
import { endFinished } from './close-check.ts'
import type { Done, Part, StoredCheck } from './document.ts'
import { symbolEvents, withSymbols } from './effects/add-symbols.ts'
import { payEffects, refuseUnready, usedWithRoll } from './effects/pay-effects.ts'
import { forceUseFor } from './force-use.ts'
import { activeEffects, activeModifiers, changed, diceOfPart, forceDiceOf, poolOfPart } from './part-pool.ts'
import { readEntered } from './read-entered.ts'
import { audienceOfRoll } from './roll-audience.ts'

interface Seen extends PartParams {
  readonly version: number
}

export const rollingOperations = (service: RollService) =>
  ({
    rollCheck: async (context, { salt, ...params }) => {
      const { stored, part, pool, used, who } = await toRoll(context, params)
      service.checkRateLimit(context.viewer.userId)
      const series = { checkId: stored.id, part: part.id }
      const about = await aboutRoll(context, stored, { part, who, chosen: params.audience })
      const { roll, commitment } = await rollProven(context.records, {
        series,
        dice: diceOfPart(part),
        salt,
        about,
        found: async (dice) => await placeFor(context, stored, { part, dice }),
      })
      context.afterCommit((store) => service.simulate(context.campaignId, roll, store))
      return await saveRoll(context, stored, {
        part: { ...part, commitment },
        who,
        pool,
        used,
        roll: await withSymbols(context, roll, activeEffects(part)),
        physical: false,
      })
    },

    /** Rollers who may not know the difficulty enter only their own dice, and the server rolls the others. */
    enterFaces: async (context, { dice, ...params }) => {
      const { stored, part, pool, used, who } = await toRoll(context, params)
      const isHidden = part.difficultyHidden && context.viewer.role !== 'gameMaster'
      const entered = readEntered(isHidden ? sideOf(pool, 'roller') : pool, dice, forceDiceOf(part))
      if (!entered.ok) throw new Problem('bad-params', entered.why)
      const others = isHidden ? throwDice(sideOf(pool, 'opposition'), secureChance) : {}
      const fallen: ThrowResult = { ...entered.dice, ...others }
      const all = Object.fromEntries(Object.entries(fallen).map(([die, faces]) => [die, [...faces]]))
      const about = await aboutRoll(context, stored, { part, who, chosen: params.audience })
      const place = await placeFor(context, stored, { part, dice: all })
      const fell = await addRoll(context.records, { id: randomId(), ...about, ...place, dice: all })
      const roll = await withSymbols(context, fell, activeEffects(part))
      return await saveRoll(context, stored, { part, who, pool, used, roll, physical: true })
    },
  }) satisfies Partial<OperationHandlers>

interface Rolling {
  readonly part: Part
  /** The roller; `null` if they are gone. */
  readonly who: Target | null
}

interface Asked extends Rolling {
  readonly chosen: RollAudience | undefined
}

async function aboutRoll(context: WriteContext, { id: checkId, document }: StoredCheck, { part, who, chosen }: Asked) {
  const { skill, difficultyHidden } = part
  const audience = await audienceOfRoll(context, { document, part, chosen })
  const characterId = who?.characterId ?? null
  const about = { by: context.firstName, characterId, skill, reason: document.title, audience, checkId }
  return difficultyHidden ? { ...about, difficultyHidden } : about
}

/**
 * The part as its roller saw it, with the effects that it uses paid and its shot counted. If it has changed since, throws the Problem `conflict` with the new pool, which one more tap rolls.
 */
async function toRoll(context: WriteContext, { version, ...params }: Seen) {
  const found = await findOpenPart(context, params)
  const { stored, part } = found
  const details = { check: presentCheck(context, found) }
  if (part.rolled) throw new Problem('conflict', playProblems.rolledAlready(), { details })
  if (part.version !== version) throw new Problem('conflict', playProblems.diceHaveChanged(), { details })
  const pool = poolOfPart(part)
  if (isEmptyPool(pool) && forceDiceOf(part) === 0)
    throw new Problem('conflict', playProblems.noDiceToRoll(), { details })
  refuseUnready(part)
  const who = await findTarget(context, part.character)
  await fireShot(context, shootingIn(part, who))
  const used = await payEffects(context, usedWithRoll(part), stored.id)
  return { stored, part, pool, used, who }
}

/** Several adversaries may share a page with its weapons, so nobody counts their shots. */
function shootingIn({ target }: Part, who: Target | null) {
  const characterId = who && who.participant === who.characterId ? who.characterId : null
  return { characterId, weaponId: target?.weapon?.id ?? null }
}

interface Made extends Rolling {
  readonly pool: Pool
  readonly used: readonly Done[]
  readonly roll: RollRecord
  readonly physical: boolean
}

/** Stores the roll with the modifiers of its pool, so anybody can check it later. */
async function saveRoll(context: WriteContext, stored: StoredCheck, { part, who, pool, used, roll, physical }: Made) {
  const force = forceDiceOf(part) > 0 ? await forceUseFor(context.records, who?.characterId ?? null) : null
  const shown = { roll, pool, basis: part.basis, modifiers: activeModifiers(part), physical }
  const rolled = { ...shown, ...(force && { force }) }
  if (who) await conditionsAfterCheck(context, who)
  await endFinished(context, [part.character])
  return await savePart(context, stored, changed(part, { rolled, effects: used.map((one) => newEffect(context, one)) }))
}

interface Thrown {
  readonly part: Part
  readonly dice: RollRecord['dice']
}

/** Takes the place in the order that a roll for initiative gives. The roll is logged with it, so it must be known before. */
async function placeFor(
  context: WriteContext,
  { document }: StoredCheck,
  { part, dice }: Thrown,
): Promise<Pick<RollRecord, 'place'>> {
  if (document.kind !== 'initiative') return {}
  const { success = 0, advantage = 0 } = netAfter(diceAfter(dice, symbolEvents(activeEffects(part)))) ?? {}
  const place = await initiativeRolled(context, { characterId: part.character, successes: success, advantage })
  return { place: place ?? { all: null, open: null } }
}
