import { useQueryClient } from '@tanstack/react-query'
import type { CheckPart } from '@waybook/contract'
import { useState } from 'react'

import { applyCheck } from '#api/live/apply-play.ts'
import { operationQuery } from '#api/operation-query.ts'
import { isConflict } from '#api/refusal.ts'
import { useWrite } from '#api/use-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { failRoll, showCheckRoll, startRoll } from '#stores/current-roll.ts'
import { newSalt, rememberSeen } from '#stores/seen-commitments.ts'

/** Rolls a part as the viewer sees it. If its pool has changed meanwhile, nothing is rolled, and the new pool is shown to be confirmed. */
export function useRollCheck(address: PartAddress, part: CheckPart) {
  const queries = useQueryClient()
  const [salt] = useState(newSalt)
  const [isChanged, setChanged] = useState(false)
  const { mutate, isPending, error } = useWrite('rollCheck', {
    params: (version: number) => ({ ...address, version, salt }),
    onMutate: startRoll,
    onSuccess: ({ check }) => {
      applyCheck(queries, check)
      const rolled = check.parts.find(({ characterId }) => characterId === address.characterId)
      if (!rolled?.roll) return failRoll()
      rememberSeen({ rollId: rolled.roll.id, commitment: part.commitment, salt })
      showCheckRoll(rolled.roll)
    },
    onError: async (failure) => {
      failRoll()
      if (!isConflict(failure)) return
      setChanged(true)
      // The write is pending until the new pool is there, so that it is the one that is confirmed.
      await queries.invalidateQueries(operationQuery('getOpenChecks', {}))
    },
  })
  return {
    roll: () => mutate(part.version),
    isRolling: isPending,
    /** Whether the pool changed as the viewer rolled. */
    isChanged,
    error: isConflict(error) ? null : error,
  }
}
