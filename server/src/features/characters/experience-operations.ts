import { randomUUID } from 'node:crypto'

import { Problem, typeOfId } from '@waybook/contract'

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

  spendExperience: async (context, { characterId, bought, cost: told }) => {
    const { left } = balanceOf(await entriesOf(context, characterId))
    const { cost, ...entry } = await buy(context, { characterId, bought, cost: told })
    if (cost > left) throw new Problem('conflict', `This costs ${cost} experience, and ${left} are left`)
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

/** Nothing for a viewer who gets no figures of the character. */
async function entriesOf(context: RequestContext, characterId: string): Promise<ExperienceRecord[]> {
  const { figures } = await dynamicOf(context, characterId)
  return figures ? await readExperience(context.records, characterId) : []
}

function whyNot({ undone, bought }: ExperienceRecord): string {
  if (undone) return 'This has been taken back already'
  return bought
    ? 'A later rank has to be taken back first'
    : 'This experience cannot be taken back: it is spent, or was given to you'
}
