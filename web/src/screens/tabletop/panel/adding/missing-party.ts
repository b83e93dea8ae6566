import { LIST_LONG_PAGE } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useTable } from '#screens/tabletop/table-context.ts'

import { firstChoice, type ChosenCharacter } from './choice.ts'

/** The party's members without a token on the scene. */
export function useMissingParty(): readonly ChosenCharacter[] {
  const { tokens } = useTable()
  const { data } = useOperation('listEntities', { type: 'character', party: true, limit: LIST_LONG_PAGE })
  return (data?.entities ?? [])
    .filter(({ id }) => !tokens.some(({ characterId }) => characterId === id))
    .map((one) => ({ ...firstChoice(one), kind: 'character' }))
}
