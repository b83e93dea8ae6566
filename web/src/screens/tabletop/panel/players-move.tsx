import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { Switch } from '#ui/field/switch.tsx'

import { call } from '../../../client/call.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { operationQuery } from '../../../client/operation-query.ts'
import { announceRefused } from '../said.ts'

/** The setting whether players move the tokens of their own characters. */
export function PlayersMove({ campaignId }: { readonly campaignId: string }) {
  const queries = useQueryClient()
  const asked = operationQuery('getGrants', { campaignId })
  const { data } = useQuery(asked)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (granted: boolean) => call('setGrant', { campaignId, grant: 'moveOwnToken', granted }, newOnce()),
    onSuccess: ({ grants }) => queries.setQueryData(asked.queryKey, { grants }),
    onError: announceRefused,
  })
  if (!data) return null
  const granted = isPending ? variables : data.grants.includes('moveOwnToken')
  return <Switch label="Players may move their own token" checked={granted} onChange={mutate} busy={isPending} />
}
