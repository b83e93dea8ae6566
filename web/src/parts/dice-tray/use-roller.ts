import type { RollAudience } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { chooseAudience, OPEN_ROLLS, useChosenAudience } from '#stores/roll-audiences.ts'
import { useTray } from '#stores/tray.ts'

/**
 * The character for whom the tray rolls, and the audience. The default audience is everyone, or the game master alone for a character that players
 * don't know.
 */
export function useRoller() {
  const tray = useTray()
  const { characterId: own, may } = useMe()
  const characterId = tray.characterId ?? tray.sheetOf ?? own
  const { data } = useOperation(
    'getEntities',
    { ids: characterId === null ? [] : [characterId] },
    { enabled: characterId !== null },
  )
  // A character that has not loaded yet counts as unknown, because a roll cannot be undone.
  const isUnknown = characterId !== null && data?.entities[0]?.visible !== true
  const rolls = isUnknown ? characterId : OPEN_ROLLS
  const wanted = useChosenAudience(rolls) ?? (isUnknown ? 'gameMaster' : 'table')
  const isNarrowed = wanted === 'table' && !may.includes('rollForTable')
  const audience: RollAudience = isNarrowed ? 'gameMaster' : wanted
  return { characterId, audience, choose: (chosen: RollAudience) => chooseAudience(rolls, chosen) }
}
