import { useQueryClient } from '@tanstack/react-query'
import type { RandomTable, RollAudience } from '@waybook/contract'

import { applyRoll } from '#api/live/apply-change.ts'
import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { failRoll, showRollElsewhere, startRollElsewhere } from '#stores/current-roll.ts'
import { newSalt, rememberSeen } from '#stores/seen-commitments.ts'

interface TableRoll {
  readonly table: Pick<RandomTable, 'id' | 'entityId'>
  readonly audience: Extract<RollAudience, 'table' | 'gameMaster'>
  /** The server's commitment before the roll; `undefined` if it has not arrived yet. */
  readonly commitment: string | undefined
  readonly salt: string
}

const commitmentQuery = operationQuery('getRollCommitment', {})

/** Rolls on a random table. Its dice fly, and its result appears where it was rolled. */
export function useRollOnTable() {
  const queries = useQueryClient()
  // Fetched before the roll, so the roll can be verified afterwards (decision 0118).
  const { data: committed } = useOperation('getRollCommitment', {})
  const write = useWrite('rollOnTable', {
    params: ({ table, audience, salt }: TableRoll) => ({ entityId: table.entityId, tableId: table.id, audience, salt }),
    neverReuseKey: true,
    onMutate: startRollElsewhere,
    onError: failRoll,
    onSuccess: ({ roll, nextCommitment }, { commitment, salt }) => {
      applyRoll(queries, roll)
      showRollElsewhere(roll)
      if (commitment !== undefined) rememberSeen({ rollId: roll.id, commitment, salt })
      void queries.cancelQueries(commitmentQuery)
      queries.setQueryData(commitmentQuery.queryKey, { commitment: nextCommitment })
    },
  })
  const wanted = (table: TableRoll['table'], audience: TableRoll['audience']) => ({
    table,
    audience,
    commitment: committed?.commitment,
    salt: newSalt(),
  })
  return {
    roll: (...of: Parameters<typeof wanted>) => write.mutate(wanted(...of)),
    rolled: write.data?.roll ?? null,
    rolling: write.pending?.audience ?? null,
    error: write.error,
  }
}
