import { everything, Problem } from '@waybook/contract'
import { forcePointsOf, POOL_DIE_MAX } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { readCampaignWords, readForceRules } from '../campaign/campaign-words.ts'
import { figuresOf } from '../characters/figures-of.ts'
import { forceOf } from '../characters/force-of.ts'
import { toRolls } from '../dice/presenter.ts'
import { rollProven } from '../dice/proven-roll.ts'
import type { RollService } from '../dice/roll-service.ts'
import { findTarget } from '../encounters/target.ts'
import { listEntities } from '../entities/list.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { findOpenPart, savePart } from './change-check.ts'
import type { Part } from './document.ts'
import { changed } from './part-pool.ts'
import { readStoryPoints, saveStoryPoints } from './story-point-queries.ts'
import { toStoryPoints } from './story-points.ts'
import { setPoints } from './story-pool.ts'

export const forceOperations = (service: RollService) =>
  ({
    setForceDice: async (context, { count, ...params }) => {
      const { stored, part } = await findOpenPart(context, params)
      if (!(await readForceRules(context.records))) throw new Problem('conflict', playProblems.noForceDie())
      if (part.rolled) throw new Problem('conflict', playProblems.rolledAlready())
      await expectAvailable(context, part, count)
      return await savePart(context, stored, changed(part, { force: count }))
    },

    /** One throw for the whole table, so nobody is counted twice and nobody who is late is missing (decision 0210). */
    rollDestiny: async (context, { dice, salt }) => {
      const { points } = (await readCampaignWords(context.records)).dice
      if (points !== 'destiny') throw new Problem('conflict', playProblems.noDestinyPoints())
      service.checkRateLimit(context.viewer.userId)
      const { records, viewer, firstName } = context
      const about = { by: firstName, characterId: null, skill: null, reason: 'Destiny', audience: 'table' } as const
      const { roll, nextCommitment } = await rollProven(records, {
        series: { account: viewer.userId },
        dice: { force: dice ?? (await diceForAll(context)) },
        salt,
        about: { ...about, checkId: randomId() },
      })
      context.afterCommit((store) => service.simulate(context.campaignId, roll, store))
      const { light, dark } = forcePointsOf(roll.dice) ?? { light: 0, dark: 0 }
      const pool = setPoints(await readStoryPoints(records), { players: light, gameMaster: dark })
      await saveStoryPoints(records, pool)
      const [shown] = await toRolls([roll], context)
      if (!shown) throw new Problem('unknown')
      return { ...toStoryPoints(pool, viewer), roll: shown, nextCommitment }
    },
  }) satisfies Partial<OperationHandlers>

/** Players roll at most the dice that their character has left. */
async function expectAvailable(context: WriteContext, { character }: Part, count: number): Promise<void> {
  if (context.viewer.role === 'gameMaster') return
  const id = (await findTarget(context, character))?.characterId ?? null
  const figures = id === null ? null : await figuresOf(context.records, id)
  const available = figures ? forceOf(figures.properties, figures.conditions).available : 0
  if (count > available) throw new Problem('conflict', playProblems.forceDiceToRoll({ count: available }))
}

/** One die for each member of the party, and one for the game master. */
async function diceForAll({ records }: WriteContext): Promise<number> {
  const query = { type: 'character', party: true, sort: 'name', limit: POOL_DIE_MAX } as const
  const { entities } = await listEntities(records, query, everything)
  return Math.min(entities.length + 1, POOL_DIE_MAX)
}
