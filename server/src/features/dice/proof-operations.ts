import { maySeeDice, Problem, type RollChain } from '@waybook/contract'
import { encodeThrowResult } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { playProblems } from '#sentences/problems.ts'

import type { OperationHandlers } from '../request-context.ts'
import { readChainSecrets } from './chain-queries.ts'
import { countedChanges, eventsOf } from './dice-change.ts'
import { toRolls } from './presenter.ts'
import { findProof, type ProvenRoll } from './proof-queries.ts'
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
    if (!maySeeDice(context.viewer, found.roll)) throw new Problem('not-allowed', playProblems.checkRollLater())
    const { chain: _, ...thrown } = found.roll
    const [roll] = await toRolls([thrown], context)
    const chain = found.roll.chain ? await chainOf(context.records, found) : null
    if (!roll || !found.proof) return { proof: null, chain }
    const { secret, salt } = found.proof
    return { proof: { roll, commitment: commitmentOf(secret), secret, salt }, chain }
  },
} satisfies Partial<OperationHandlers>

/** Everything that an independent program needs to check a changed roll. `null` if no change counts. */
async function chainOf(records: CampaignTables, { roll, proof }: ProvenRoll): Promise<RollChain | null> {
  const counted = countedChanges(roll)
  if (counted.length === 0) return null
  const secrets = await readChainSecrets(records, roll.id)
  const first = {
    commitment: proof && commitmentOf(proof.secret),
    secret: proof?.secret ?? null,
    salt: proof?.salt ?? '',
  }
  return {
    roll: roll.id,
    first: { dice: encodeThrowResult(roll.dice), ...first },
    events: eventsOf(roll).map((event, index) => ({
      ...('undo' in event ? event : { steps: event.steps.map((step) => ({ ...step })) }),
      commitment: counted[index]?.commitment ?? null,
      secret: secrets.get(counted[index]?.id ?? '') ?? null,
      salt: counted[index]?.salt ?? '',
      head: counted[index]?.head ?? '',
      changeId: counted[index]?.id ?? '',
    })),
  }
}
