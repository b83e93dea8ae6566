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

/**
 * Rolls a part with the pool that the viewer sees. If the pool has just changed, nothing is rolled, and the viewer confirms the new pool.
 * `audience`: the game master's choice; `null` for the check's own.
 */
export function useRollCheck(address: PartAddress, part: CheckPart, audience: 'table' | 'gameMaster' | null) {
  const queries = useQueryClient()
  const [salt] = useState(newSalt)
  const [isChanged, setChanged] = useState(false)
  const { mutate, isPending, error } = useWrite('rollCheck', {
    params: (version: number) => ({ ...address, version, salt, ...(audience && { audience }) }),
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
      // The write stays pending until the new pool arrives, so the viewer confirms the new one.
      await queries.invalidateQueries(operationQuery('getOpenChecks', {}))
    },
  })
  return {
    roll: () => mutate(part.version),
    isRolling: isPending,
    /** Whether the pool changed when the viewer rolled. */
    isChanged,
    error: isConflict(error) ? null : error,
  }
}
