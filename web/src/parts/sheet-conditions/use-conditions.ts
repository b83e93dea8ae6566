import type { CharacterDynamic } from '@waybook/contract'
import { sheetConditions } from '@waybook/messages/sheetConditions'

import { useLive } from '#api/live/live.ts'
import { conditionsAfter, isCondition } from '#api/live/pending-changes.ts'
import { usePlay, useWaitingFor } from '#api/live/use-waiting.ts'

/** A character's conditions, including the changes that the server has not answered yet. */
export function useConditions(characterId: string, dynamic: CharacterDynamic | undefined) {
  const play = usePlay()
  const isDown = useLive() === 'down'
  const { writes, refused } = useWaitingFor(characterId, isCondition)
  return {
    conditions: conditionsAfter(dynamic?.conditions ?? [], writes),
    /** The effect and the duration of a condition; `undefined` for a condition that is only a name. */
    detailsOf: (condition: string) => dynamic?.conditionDetails?.[condition],
    refused,
    notice: refused ? sheetConditions.notSaved() : isDown ? waitingText(writes.length) : null,
    add: (condition: string) => play(characterId, { condition, added: true }),
    remove: (condition: string) => play(characterId, { condition, added: false }),
  }
}

export type Conditions = ReturnType<typeof useConditions>

const waitingText = (count: number) => (count === 0 ? null : sheetConditions.waiting({ count }))
