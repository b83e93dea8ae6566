import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf, RollAudience } from '@waybook/contract'
import { diceTray } from '@waybook/messages/diceTray'
import { formatNotation } from '@waybook/rules'

import { applyRoll } from '#api/live/apply-change.ts'
import { applyCheck } from '#api/live/apply-play.ts'
import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { isUnreachable } from '#recovery/reach.ts'
import { failRoll, showRoll, startRoll } from '#stores/current-roll.ts'
import { newSalt, rememberSeen } from '#stores/seen-commitments.ts'
import { throwRequestOf, useTray, type Tray } from '#stores/tray.ts'
import type { EnteredFaces } from '#ui/dice/faces-form.tsx'

import { localRoll } from './local-roll.ts'
import { useRoller } from './use-roller.ts'

const RETRY_AFTER_MS = 500

const commitmentQuery = operationQuery('getRollCommitment', {})

/** A roll that the user has started. */
interface Begun {
  readonly tray: Tray
  readonly characterId: string | null
  readonly audience: RollAudience
  /** The server's commitment before the roll; `undefined` if it has not arrived yet. */
  readonly commitment: string | undefined
  readonly salt: string
  /** The faces of physical dice; `undefined` if the server rolls. */
  readonly faces: EnteredFaces | undefined
}

/** Rolls the dice in the tray: on the server, and in the browser only if the server stays unreachable. */
export function useRollDice() {
  const tray = useTray()
  const { user } = useMe()
  const { characterId, audience } = useRoller()
  const queries = useQueryClient()
  // Fetched before the roll, so the roll can be verified afterwards (decision 0118).
  const { data: committed } = useOperation('getRollCommitment', {})
  const { mutate, isPending, error, variables } = useWrite('rollDice', {
    params: paramsOf,
    neverReuseKey: true,
    // A browser that believes it is offline must not wait for a network.
    networkMode: 'always',
    retry: (failures, failure) => failures === 0 && isUnreachable(failure),
    retryDelay: RETRY_AFTER_MS,
    onMutate: startRoll,
    onSuccess: ({ roll, nextCommitment, check }, { commitment, salt, faces }) => {
      showRoll(roll)
      applyRoll(queries, roll)
      if (check) applyCheck(queries, check)
      if (commitment !== undefined && !faces) rememberSeen({ rollId: roll.id, commitment, salt })
      // A pending answer may be older.
      void queries.cancelQueries(commitmentQuery)
      queries.setQueryData(commitmentQuery.queryKey, { commitment: nextCommitment })
    },
    onError: (failure, { tray: rolled, faces }) => {
      if (isUnreachable(failure) && !faces) showRoll(localRoll(rolled, user.firstName ?? diceTray.you()), true)
      else failRoll()
    },
  })
  const send = (faces?: EnteredFaces) =>
    mutate({ tray, characterId, audience, commitment: committed?.commitment, salt: newSalt(), faces })
  return {
    rollDice: () => send(),
    enterFaces: (faces: EnteredFaces) => send(faces),
    isRolling: isPending,
    error: isUnreachable(error) && !variables?.faces ? null : error,
  }
}

function paramsOf({ tray, characterId, audience, salt, faces }: Begun): ParamsOf<'rollDice'> {
  return {
    pool: formatNotation(throwRequestOf(tray)),
    audience,
    reason: tray.reason,
    salt,
    ...(characterId !== null && { characterId }),
    ...(tray.skill !== null && { skill: tray.skill }),
    ...(Object.keys(tray.used).length > 0 && { effects: Object.keys(tray.used) }),
    ...(faces && { faces }),
  }
}
