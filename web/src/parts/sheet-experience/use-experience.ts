import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, ParamsOf } from '@waybook/contract'

import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

type Spending = Omit<ParamsOf<'spendExperience'>, 'characterId'>

/** A character's experience, and functions that spend it and undo that. */
export function useExperience(characterId: string) {
  const queries = useQueryClient()
  const { data, error, refetch } = useOperation('getExperience', { characterId })
  const keep = async ({ success: _success, ...experience }: AnswerOf<'spendExperience'>) => {
    queries.setQueryData(operationQuery('getExperience', { characterId }).queryKey, experience)
    await queries.invalidateQueries({ queryKey: ['getEntity', { id: characterId }] })
  }
  return {
    experience: data,
    error: data ? null : error,
    retry: () => void refetch(),
    spend: useWrite('spendExperience', {
      params: (spending: Spending) => ({ characterId, ...spending }),
      onSuccess: keep,
    }),
    undo: useWrite('undoExperience', { params: (entryId: string) => ({ characterId, entryId }), onSuccess: keep }),
  }
}

export type ExperienceOfCharacter = ReturnType<typeof useExperience>
