import { useQuery } from '@tanstack/react-query'

import { useChosenCharacter } from '../../client/chosen-character.ts'
import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'

/** The character of the sheet, as links to the sheet show it; `null` for viewers without a sheet. */
export function useSheetCharacter() {
  const { characterId, may } = useMe()
  const chosen = useChosenCharacter()
  const chooses = may.includes('chooseCharacter')
  const id = (chooses ? chosen : null) ?? characterId
  const { data, isLoading } = useQuery({
    ...operationQuery('getEntities', { ids: id === null ? [] : [id] }),
    enabled: id !== null,
  })
  if (id === null && !chooses) return null
  const card = data?.entities[0]
  return { id, name: card?.name ?? (isLoading ? 'Loading...' : 'My Character'), image: card?.image ?? null }
}
