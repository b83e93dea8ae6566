import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '@waybook/contract'
import { formatNotation } from '@waybook/rules'

import { applyRoll } from '#api/live/apply-change.ts'
import { isUnreachable } from '#api/refusal.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { failRoll, showRoll, startRoll } from '#stores/current-roll.ts'
import { throwRequestOf, useTray, type Tray } from '#stores/tray.ts'

import { localRoll } from './local-roll.ts'

const RETRY_AFTER_MS = 500

/** Rolls the dice in the tray: on the server, and in the browser only if the server stays unreachable. */
export function useRollDice() {
  const tray = useTray()
  const { user, characterId } = useMe()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('rollDice', {
    params: (rolled: Tray) => paramsOf(rolled, characterId),
    neverReuseKey: true,
    // A browser that believes it is offline must not wait for a network.
    networkMode: 'always',
    retry: (failures, failure) => failures === 0 && isUnreachable(failure),
    retryDelay: RETRY_AFTER_MS,
    onMutate: startRoll,
    onSuccess: ({ roll }) => {
      showRoll(roll)
      applyRoll(queries, roll)
    },
    onError: (failure, rolled) => {
      if (isUnreachable(failure)) showRoll(localRoll(rolled, user.firstName ?? 'You'), true)
      else failRoll()
    },
  })
  return {
    rollDice: () => mutate(tray),
    isRolling: isPending,
    error: isUnreachable(error) ? null : error,
  }
}

function paramsOf(tray: Tray, ownCharacterId: string | null): ParamsOf<'rollDice'> {
  const characterId = tray.characterId ?? ownCharacterId
  return {
    pool: formatNotation(throwRequestOf(tray)),
    audience: tray.audience,
    reason: tray.reason,
    ...(characterId !== null && { characterId }),
    ...(tray.skill !== null && { skill: tray.skill }),
  }
}
