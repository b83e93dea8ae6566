import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useChosenCharacter } from '#stores/chosen-character.ts'

/** The character of the sheet, as links to the sheet show it; `null` for viewers without a sheet. */
export function useSheetCharacter() {
  const { characterId, may } = useMe()
  const chosen = useChosenCharacter()
  const chooses = may.includes('chooseCharacter')
  const id = (chooses ? chosen : null) ?? characterId
  const { data, isLoading } = useOperation(
    'getEntities',
    { ids: id === null ? [] : [id] },
    {
      enabled: id !== null,
    },
  )
  if (id === null && !chooses) return null
  const card = data?.entities[0]
  return { id, name: card?.name ?? (isLoading ? 'Loading...' : 'My Character'), image: card?.image ?? null }
}
