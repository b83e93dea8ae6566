import { Problem, typeOfId, type ParamsOf } from '@waybook/contract'
import { dieKinds, parseNotation, throwRequestProblem, type ThrowRequest } from '@waybook/rules'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readCards } from '../entities/cards.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { toRolls } from './presenter.ts'
import { rollProven } from './proven-roll.ts'
import { listRolls, readThrow } from './queries.ts'
import { audienceOfManualRoll } from './roll-audience.ts'
import type { RollService } from './roll-service.ts'

/** The number of rolls that a log shows before it is scrolled. */
const ROLLS_DEFAULT = 30

export const rollOperations = (service: RollService) =>
  ({
    rollDice: async (context, params) => {
      const { pool, reason = '', characterId = null, skill = null, audience } = params
      const dice = requested(pool)
      await refuseUnknown(context, skill)
      await refuseOthers(context, characterId)
      service.checkRateLimit(context.viewer.userId)
      const { roll: record, nextCommitment } = await rollProven(context.records, {
        series: { account: context.viewer.userId },
        dice,
        salt: params.salt,
        about: {
          by: context.firstName,
          characterId,
          skill,
          reason: reason.trim(),
          audience: await audienceOfManualRoll(context, { characterId, audience }),
        },
      })
      context.afterCommit((store) => service.simulate(context.campaignId, record, store))
      const [roll] = await toRolls([record], context)
      if (!roll) throw new Problem('unknown')
      return { roll, nextCommitment }
    },

    getRolls: async (context, { limit = ROLLS_DEFAULT, before }) => {
      const found = await listRolls(context.records, { limit: limit + 1, before }, context.viewer)
      const page = found.slice(0, limit)
      return { rolls: await toRolls(page, context), next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
    },

    /** A roll that the viewer may not see is reported as not found. */
    getThrow: async ({ records, viewer }, { rollId }) => {
      const motion = await readThrow(records, rollId, viewer)
      if (motion === undefined) throw new Problem('not-found')
      return { throw: motion && Buffer.from(motion).toString('base64') }
    },
  }) satisfies Partial<OperationHandlers>

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
  if (viewer.role !== 'gameMaster') throw new Problem('not-allowed', 'Players roll as their own character')
  const [character] = typeOfId(characterId) === 'character' ? await readCards(records, [characterId], scope) : []
  if (!character) throw new Problem('not-found')
}
