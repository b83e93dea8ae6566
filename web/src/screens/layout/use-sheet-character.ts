import { useQuery } from '@tanstack/react-query'

import { useChosenCharacter } from '../../client/chosen-character.ts'
import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'

/** What the way to the sheet shows of the character there, as far as that is known; `null` for whom there is no sheet. */
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
