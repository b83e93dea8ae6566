import { useQueryClient } from '@tanstack/react-query'
import type { ChangePayment, ParamsOf, Roll } from '@waybook/contract'

import { applyRollChanged } from '#api/live/apply-change.ts'
import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { receiveChangedRoll } from '#stores/current-roll.ts'
import { newSalt, rememberSeen } from '#stores/seen-commitments.ts'

interface Wanted {
  readonly changes: ParamsOf<'changeRolledDice'>['changes']
  readonly version: number
  /** The server's commitment before the change. */
  readonly commitment: string
  readonly salt: string
  /** The key of the effect that allows the change. */
  readonly effectKey?: string
  readonly pay?: ChangePayment
}

type Decision =
  | { readonly name: 'decideDiceChange'; readonly params: ParamsOf<'decideDiceChange'> }
  | { readonly name: 'undoDiceChange'; readonly params: ParamsOf<'undoDiceChange'> }

/** Changes the dice of a roll, and decides and undoes changes. */
export function useChangeDice(rollId: string) {
  const queries = useQueryClient()
  const apply = (roll: Roll) => {
    applyRollChanged(queries, roll)
    receiveChangedRoll(roll, false)
  }
  const refetch = () => void queries.invalidateQueries(operationQuery('getRoll', { rollId }))
  const change = useWrite('changeRolledDice', {
    params: ({ changes, version, salt, effectKey, pay }: Wanted) => ({
      rollId,
      changes,
      version,
      salt,
      ...(effectKey !== undefined && { effectKey }),
      ...(pay !== undefined && { pay }),
    }),
    onSuccess: ({ roll, changeId, asked }, { commitment, salt }) => {
      // An asked change falls later, with a commitment that is not known yet.
      if (!asked) rememberSeen({ rollId: changeId, commitment, salt })
      apply(roll)
    },
    onError: refetch,
  })
  const decide = useWrite<Decision['name'], Decision>(({ name }) => name, {
    params: ({ params }) => params,
    onSuccess: ({ roll }) => apply(roll),
    onError: refetch,
  })
  return {
    change: (wanted: Omit<Wanted, 'salt'>, onSuccess: () => void) =>
      change.mutate({ ...wanted, salt: newSalt() }, { onSuccess }),
    decide: (decision: Decision) => decide.mutate(decision),
    busy: change.isPending || decide.isPending,
    error: change.error ?? decide.error,
  }
}
