import { randomInt, randomUUID } from 'node:crypto'

import { DISPLAY_CODE_LENGTH, DISPLAY_CODE_MS, DISPLAYS_MAX, Problem } from '@waybook/contract'

import { checkCampaignId, type OperationHandlers } from '../request-context.ts'

export const displayOperations = {
  createDisplay: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    const { records, viewer } = context
    const [id, code] = [randomUUID(), newCode()]
    const expiresAt = await records.transaction({ actor: viewer.userId }, async ({ displays, at }) => {
      if ((await displays.list()).length >= DISPLAYS_MAX)
        throw new Problem('conflict', `There are already ${DISPLAYS_MAX} displays. Disconnect one that is not used.`)
      const codeUntil = at + DISPLAY_CODE_MS
      await displays.add(id, { code, codeUntil })
      return codeUntil
    })
    return { success: true, id, code, expiresAt }
  },

  listDisplays: async ({ records }) => ({ displays: await records.displays.list() }),

  revokeDisplay: async ({ records }, { id }) => {
    if (!(await records.displays.remove(id))) throw new Problem('not-found', 'This display no longer exists.')
    return { success: true }
  },
} satisfies Partial<OperationHandlers>

const newCode = () => String(randomInt(10 ** DISPLAY_CODE_LENGTH)).padStart(DISPLAY_CODE_LENGTH, '0')
