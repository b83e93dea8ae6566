import { useQuery, useQueryClient } from '@tanstack/react-query'

import { operationQuery } from '#api/operation-query.ts'
import { configQuery } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { basePath } from '#stores/base-path.ts'

const feedQuery = operationQuery('getFeed', {})

/** Whether members have feeds: with accounts of external providers Waybook cannot know when one is deleted. */
export function useHasFeeds(): boolean {
  const { data: config } = useQuery(configQuery)
  return config?.signIn.kind === 'local'
}

/** The viewer's secret addresses, for feed readers and for calendars. */
export function useFeed() {
  const { data, error, refetch } = useQuery(feedQuery)
  const queries = useQueryClient()
  const reload = async () => await queries.invalidateQueries(feedQuery)
  const made = useWrite('createFeed', { params: () => ({}), onSettled: reload })
  const revoked = useWrite('revokeFeed', { params: () => ({}), onSuccess: () => made.reset(), onSettled: reload })
  return { data, error, refetch, made, revoked, failure: made.error ?? revoked.error }
}

/** The whole address of a path at the campaign's address. */
export const addressOf = (path: string) => location.origin + basePath + path
