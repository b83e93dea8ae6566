import { Problem, typeOfId, type ParamsOf } from '@waybook/contract'
import { dieKinds, parseNotation, throwRequestProblem, type Pool, type ThrowRequest } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { toRolls } from '../dice/presenter.ts'
import { commitmentFor, rollProven, type RollSeries } from '../dice/proven-roll.ts'
import { addRoll, type NewRoll, type RollRecord } from '../dice/queries.ts'
import { audienceOfManualRoll } from '../dice/roll-audience.ts'
import type { RollService } from '../dice/roll-service.ts'
import { readCards } from '../entities/cards.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import type { PageEffect } from './document.ts'
import { withSymbols } from './effects/add-symbols.ts'
import { ownEffects } from './effects/own-dice.ts'
import { payEffects } from './effects/pay-effects.ts'
import { isCounted } from './effects/uses-in-checks.ts'
import { readEntered } from './read-entered.ts'
import { addRolledCheck } from './rolled-check.ts'

export const freeRollOperations = (service: RollService) =>
  ({
    /** A roll for a character is also a check that has been rolled, so its symbols can be spent like those of any check. */
    rollDice: async (context, params) => {
      const { pool, reason = '', characterId = null, skill = null, audience, faces, effects = [] } = params
      const dice = requested(pool)
      await refuseUnknown(context, skill)
      await refuseOthers(context, characterId)
      service.checkRateLimit(context.viewer.userId)
      const about = {
        by: context.firstName,
        characterId,
        skill,
        reason: reason.trim(),
        audience: await audienceOfManualRoll(context, { characterId, audience }),
        checkId: randomId(),
      }
      const series = { account: context.viewer.userId }
      const own = await effectsFor(context, { characterId, skill })
      const used = chosen(own, effects)
      const paid = await payEffects(context, used.filter(isCounted), about.checkId)
      const made = faces ? await entered(context, { dice, faces, about, series }) : await thrown(context)
      const record = await withSymbols(context, made.roll, used)
      const { nextCommitment } = made
      const check = await addRolledCheck(context, { ...made, roll: record, used: paid, own }, poolOf(dice))
      const [roll] = await toRolls([record], context)
      if (!roll) throw new Problem('unknown')
      return { roll, nextCommitment, check }

      async function thrown({ records }: WriteContext): Promise<MadeRoll> {
        const proven = await rollProven(records, { series, dice, salt: params.salt, about })
        context.afterCommit((store) => service.simulate(context.campaignId, proven.roll, store))
        return { ...proven, physical: false }
      }
    },
  }) satisfies Partial<OperationHandlers>

interface Skilled {
  readonly characterId: string | null
  readonly skill: string | null
}

/** The effects of the roller; none without a character and a skill. */
async function effectsFor(context: WriteContext, { characterId, skill }: Skilled): Promise<PageEffect[]> {
  if (characterId === null || skill === null) return []
  return (await ownEffects(context, { characterId, skill })).pageEffects
}

/** The effects that a roll uses. */
function chosen(own: readonly PageEffect[], keys: readonly string[]): PageEffect[] {
  return [...new Set(keys)].map((key) => {
    const effect = own.find((one) => one.key === key && one.after === undefined)
    if (!effect) throw new Problem('conflict', playProblems.effectsHaveChanged())
    return effect
  })
}

/** A roll with the commitments before and after it. */
interface MadeRoll {
  readonly roll: RollRecord
  readonly commitment: string
  readonly nextCommitment: string
  readonly physical: boolean
}

interface EnteredRoll {
  readonly dice: ThrowRequest
  readonly faces: NonNullable<ParamsOf<'rollDice'>['faces']>
  readonly about: Omit<NewRoll, 'id' | 'dice'>
  readonly series: RollSeries
}

/** Stores the faces of physical dice. The series keeps its next secret, because nothing was thrown. */
async function entered({ records }: WriteContext, { dice, faces, about, series }: EnteredRoll): Promise<MadeRoll> {
  const hasOthers = Object.keys(dice).some((name) => name !== 'force' && dieKinds.every((die) => die !== name))
  if (hasOthers) throw new Problem('bad-params', 'params.faces: only dice of the pool can be entered')
  const read = readEntered(poolOf(dice), faces, dice.force)
  if (!read.ok) throw new Problem('bad-params', read.why.replace('params.dice', 'params.faces'))
  const shown = Object.fromEntries(Object.entries(read.dice).map(([die, all]) => [die, [...all]]))
  const roll = await addRoll(records, { ...about, id: randomId(), dice: shown })
  const commitment = await commitmentFor(records, series)
  return { roll, commitment, nextCommitment: commitment, physical: true }
}

/** The dice of the pool among the requested ones. */
function poolOf(dice: ThrowRequest): Pool {
  const { proficiency = 0, ability = 0, boost = 0, challenge = 0, difficulty = 0, setback = 0 } = dice
  return { proficiency, ability, boost, challenge, difficulty, setback }
}

function requested(pool: ParamsOf<'rollDice'>['pool']): ThrowRequest {
  if (typeof pool === 'string') {
    const read = parseNotation(pool)
    if (!read.ok) throw new Problem('bad-params', read.why)
    return read.dice
  }
  const dice = Object.fromEntries(dieKinds.map((die) => [die, pool[die] ?? 0]))
  const why = throwRequestProblem(dice)
  if (why !== null) throw new Problem('bad-params', why)
  return dice
}

async function refuseUnknown({ records }: RequestContext, skill: string | null): Promise<void> {
  if (skill === null) return
  const { skills } = await readCampaignWords(records)
  if (!skills.some(({ id }) => id === skill)) throw new Problem('bad-params', 'params.skill: is not a skill')
}

/** Players roll as their own character or without one; the game master may roll as any character. */
async function refuseOthers({ viewer, records, scope }: RequestContext, characterId: string | null): Promise<void> {
  if (characterId === null || characterId === viewer.characterId) return
  if (viewer.role !== 'gameMaster') throw new Problem('not-allowed', playProblems.playersRollAsTheirOwnCharacter())
  const [character] = typeOfId(characterId) === 'character' ? await readCards(records, [characterId], scope) : []
  if (!character) throw new Problem('not-found')
}
