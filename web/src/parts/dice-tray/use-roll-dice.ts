import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'
import { formatNotation } from '@waybook/rules'

import { call } from '../../client/call.ts'
import { useMe } from '../../client/me.ts'
import { showRoll, startRoll } from '../../client/shown-roll.ts'
import { useTray, type Tray } from '../../client/tray.ts'
import { askedThrow } from './asked-throw.ts'
import { localRoll } from './local-roll.ts'

/** Rolls what is in the tray: the server decides, and only where it is out of reach the browser does. */
export function useRollDice() {
  const tray = useTray()
  const { user, characterId } = useMe()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (asked: Tray) => await rollOnServer(asked, characterId),
    // Where the browser believes to be without a network, it rolls at once instead of waiting for one.
    networkMode: 'always',
    onMutate: startRoll,
    onSuccess: ({ roll }) => {
      showRoll(roll)
      return queries.invalidateQueries({ queryKey: ['getRolls'] })
    },
    onError: (failure, asked) => {
      if (isOutOfReach(failure)) showRoll(localRoll(asked, user.firstName ?? 'You'), true)
    },
  })
  return { rollDice: () => mutate(tray), busy: isPending, error: isOutOfReach(error) ? null : error }
}

async function rollOnServer(tray: Tray, ownCharacterId: string | null) {
  const characterId = tray.characterId ?? ownCharacterId
  return await call('rollDice', {
    pool: formatNotation(askedThrow(tray)),
    audience: tray.audience,
    reason: tray.reason,
    ...(characterId !== null && { characterId }),
    ...(tray.skill !== null && { skill: tray.skill }),
  })
}

const isOutOfReach = (error: Error | null) => error instanceof Problem && error.id === 'unavailable'
