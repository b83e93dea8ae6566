import { useQueryClient } from '@tanstack/react-query'

import { applyCheck } from '#api/live/apply-play.ts'
import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'

/** Begins an attack of a character. It becomes a check, whose surface opens by itself for whoever rolls it. */
export function useAttack(characterId: string, target: string | null) {
  const queries = useQueryClient()
  const { mutate, isPending } = useWrite('startAttack', {
    params: (weaponId: string | null) => ({ characterId, weaponId, target }),
    networkMode: 'always',
    onSuccess: ({ check }) => applyCheck(queries, check),
    onError: ({ message }) => showNotice({ text: `The attack was not begun: ${message}` }),
  })
  return { attack: mutate, isPending }
}
