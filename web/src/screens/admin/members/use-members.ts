import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LIST_LIMIT_MAX } from '@waybook/contract'
import { useEffect } from 'react'

import { usePeople } from '../../../client/live/live-context.ts'
import { operationQuery } from '../../../client/operation-query.ts'

const asked = operationQuery('getMembers', {})

/** Who has an account, which links are open, and who can be played. */
export function useMembers() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(asked)
  const characters = useQuery(operationQuery('listEntities', { type: 'character', limit: LIST_LIMIT_MAX }))
  // Who makes an account comes to the table; nothing else tells of it.
  const people = usePeople().length
  useEffect(() => void queries.invalidateQueries(asked), [queries, people])
  return { ...data, characters: characters.data?.entities ?? [], error, retry: () => void refetch() }
}
