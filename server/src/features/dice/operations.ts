import { Problem } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'
import { toRolls } from './presenter.ts'
import { listRolls, readThrow } from './queries.ts'

/** The number of rolls that a log shows before it is scrolled. */
const ROLLS_DEFAULT = 30

export const rollOperations = {
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
} satisfies Partial<OperationHandlers>
