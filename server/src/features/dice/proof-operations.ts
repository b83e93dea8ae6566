import { maySeeDice, Problem } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'
import { toRolls } from './presenter.ts'
import { findProof } from './proof-queries.ts'
import { commitmentFor } from './proven-roll.ts'
import { commitmentOf } from './roll-secret.ts'

export const proofOperations = {
  getRollCommitment: async ({ records, viewer }) => ({
    commitment: await commitmentFor(records, { account: viewer.userId }),
  }),

  /** A roll that the viewer may not see is reported as not found. */
  getRollProof: async (context, { rollId }) => {
    const found = await findProof(context.records, rollId, context.viewer)
    if (!found) throw new Problem('not-found')
    // The secret would reveal dice that the viewer may not see.
    if (!maySeeDice(context.viewer, found.roll))
      throw new Problem('not-allowed', 'You can check this roll after the game master has shown how hard it was.')
    const [roll] = await toRolls([found.roll], context)
    if (!roll || !found.proof) return { proof: null }
    const { secret, salt } = found.proof
    return { proof: { roll, commitment: commitmentOf(secret), secret, salt } }
  },
} satisfies Partial<OperationHandlers>
