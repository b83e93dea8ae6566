import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '@waybook/contract'

import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'

/** The application of Discord whose commands the campaign answers; `undefined` until it is known. */
export function useSlashCommands() {
  const params = { campaignId: useMe().campaign.id }
  const queries = useQueryClient()
  const { data, error } = useOperation('getSettings', params)
  const onSettled = async () => await queries.invalidateQueries(operationQuery('getSettings', params))
  return {
    application: data?.settings.discordApplication,
    error,
    connect: useWrite('connectDiscord', { params: (given: ParamsOf<'connectDiscord'>) => given, onSettled }),
    disconnect: useWrite('disconnectDiscord', { params: () => ({}), onSettled }),
  }
}
