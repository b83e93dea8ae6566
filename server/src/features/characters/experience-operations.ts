import { randomUUID } from 'node:crypto'

import { type CodedSentence, Problem, typeOfId } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { readNames } from '../entities/names.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { buy, giveBack } from './buy.ts'
import { balanceOf, mayUndo, toExperience } from './experience-log.ts'
import { type ExperienceRecord, addExperience, readExperience, undoExperience } from './experience-queries.ts'
import { dynamicOf } from './operations.ts'

export const experienceOperations = {
  getExperience: async (context, { characterId }) => await toExperience(context, await entriesOf(context, characterId)),

  giveExperience: async ({ records, firstName, scope }, { characters, amount, reason = '' }) => {
    const ids = [...new Set(characters)]
    const known = await readNames(records, ids, scope)
    if (known.length < ids.length || ids.some((id) => typeOfId(id) !== 'character')) throw new Problem('not-found')
    for (const id of ids) {
      await addExperience(records, id, { id: randomUUID(), by: firstName, amount, text: reason.trim(), bought: null })
    }
  },

  spendExperience: async (context, { characterId, bought, cost: statedCost }) => {
    const { left } = balanceOf(await entriesOf(context, characterId))
    const { cost, ...entry } = await buy(context, { characterId, bought, cost: statedCost })
    if (cost > left)
      throw new Problem('conflict', playProblems.notEnoughExperience({ cost: String(cost), left: String(left) }))
    const { records, firstName } = context
    await addExperience(records, characterId, { ...entry, id: randomUUID(), by: firstName, amount: -cost })
    return { ...(await toExperience(context, await entriesOf(context, characterId))) }
  },

  undoExperience: async (context, { characterId, entryId }) => {
    const entries = await entriesOf(context, characterId)
    const entry = entries.find(({ id }) => id === entryId)
    if (!entry) throw new Problem('not-found')
    if (!mayUndo(context.viewer, entry, entries)) throw new Problem('conflict', whyNot(entry))
    if (entry.bought) await giveBack(context, characterId, entry.bought)
    await undoExperience(context.records, characterId, entryId)
    return { ...(await toExperience(context, await entriesOf(context, characterId))) }
  },
} satisfies Partial<OperationHandlers>

/** Empty for a viewer who doesn't see the character's figures. */
async function entriesOf(context: RequestContext, characterId: string): Promise<ExperienceRecord[]> {
  const { figures } = await dynamicOf(context, characterId)
  return figures ? await readExperience(context.records, characterId) : []
}

function whyNot({ undone, bought }: ExperienceRecord): CodedSentence {
  if (undone) return playProblems.alreadyUndone()
  return bought ? playProblems.undoLaterRank() : playProblems.experienceSpent()
}
