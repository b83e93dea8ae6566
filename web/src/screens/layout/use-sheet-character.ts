import { frame } from '@waybook/messages/frame'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useChosenCharacter } from '#stores/chosen-character.ts'

/** The character that links to the sheet show. Viewers without a character also have the link: the page says whom to ask. */
export function useSheetCharacter() {
  const { characterId, may } = useMe()
  const chosen = useChosenCharacter()
  const id = (may.includes('chooseCharacter') ? chosen : null) ?? characterId
  const { data, isLoading } = useOperation(
    'getEntities',
    { ids: id === null ? [] : [id] },
    {
      enabled: id !== null,
    },
  )
  const card = data?.entities[0]
  return { id, name: card?.name ?? (isLoading ? frame.loading() : frame.myCharacter()), image: card?.image ?? null }
}
