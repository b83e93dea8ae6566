import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'
import { formatNotation } from '@waybook/rules'

import { call } from '../../client/call.ts'
import { applyRoll } from '../../client/live/apply-change.ts'
import { newOnce } from '../../client/live/waiting-writes.ts'
import { useMe } from '../../client/me.ts'
import { showRoll, startRoll } from '../../client/shown-roll.ts'
import { useTray, type Tray } from '../../client/tray.ts'
import { askedThrow } from './asked-throw.ts'
import { localRoll } from './local-roll.ts'

const RETRY_AFTER_MS = 500

/** One press of Roll Dice. */
interface Wish {
  readonly tray: Tray
  /** By which the server knows a retry: the same dice are not thrown twice. */
  readonly once: string
}

/** Rolls what is in the tray: the server decides, and only where it stays out of reach the browser does. */
export function useRollDice() {
  const tray = useTray()
  const { user, characterId } = useMe()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wish: Wish) => await rollOnServer(wish, characterId),
    // Where the browser believes to be without a network, it does not wait for one.
    networkMode: 'always',
    retry: (failures, failure) => failures === 0 && isOutOfReach(failure),
    retryDelay: RETRY_AFTER_MS,
    onMutate: startRoll,
    onSuccess: ({ roll }) => {
      showRoll(roll)
      applyRoll(queries, roll)
    },
    onError: (failure, wish) => {
      if (isOutOfReach(failure)) showRoll(localRoll(wish.tray, user.firstName ?? 'You'), true)
    },
  })
  return {
    rollDice: () => mutate({ tray, once: newOnce() }),
    busy: isPending,
    error: isOutOfReach(error) ? null : error,
  }
}

async function rollOnServer({ tray, once }: Wish, ownCharacterId: string | null) {
  const characterId = tray.characterId ?? ownCharacterId
  const asked = {
    pool: formatNotation(askedThrow(tray)),
    audience: tray.audience,
    reason: tray.reason,
    ...(characterId !== null && { characterId }),
    ...(tray.skill !== null && { skill: tray.skill }),
  }
  return await call('rollDice', asked, once)
}

const isOutOfReach = (error: Error | null) => error instanceof Problem && error.id === 'unavailable'
