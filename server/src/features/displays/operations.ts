import { randomInt, randomUUID } from 'node:crypto'

import { DISPLAY_CODE_LENGTH, DISPLAY_CODE_MS, DISPLAYS_MAX, Problem } from '@waybook/contract'

import { accountProblems } from '#sentences/problems.ts'

import { type OperationHandlers } from '../request-context.ts'
import { listDisplays, removeDisplay, addDisplay } from './queries.ts'

export const displayOperations = {
  createDisplay: async (context) => {
    const { records, viewer } = context
    const [id, code] = [randomUUID(), newCode()]
    const expiresAt = await records.transaction({ actor: viewer.userId }, async (tx) => {
      if ((await listDisplays(tx)).length >= DISPLAYS_MAX)
        throw new Problem('conflict', accountProblems.tooManyDisplays({ most: DISPLAYS_MAX }))
      const codeUntil = tx.at + DISPLAY_CODE_MS
      await addDisplay(tx, id, { code, codeUntil })
      return codeUntil
    })
    return { id, code, expiresAt }
  },

  listDisplays: async ({ records }) => ({ displays: await listDisplays(records) }),

  revokeDisplay: async ({ records }, { id }) => {
    if (!(await removeDisplay(records, id))) throw new Problem('not-found', accountProblems.displayNoLongerExists())
  },
} satisfies Partial<OperationHandlers>

const newCode = () => String(randomInt(10 ** DISPLAY_CODE_LENGTH)).padStart(DISPLAY_CODE_LENGTH, '0')
