import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tablePanel } from '@waybook/messages/tablePanel'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Switch } from '#ui/field/switch.tsx'

import { announceNotSaved } from '../announcer.tsx'
import type { TabSectionProps } from './panel-section.tsx'

/** The setting that lets players move the tokens of their own characters. */
export function PlayersMoveSwitch({ campaignId }: TabSectionProps) {
  const queries = useQueryClient()
  const query = operationQuery('getGrants', { campaignId })
  const { data } = useQuery(query)
  const { mutate, isPending, pending } = useWrite('setGrant', {
    params: (granted: boolean) => ({ campaignId, grant: 'moveOwnToken', granted }),
    onSuccess: ({ grants }) => queries.setQueryData(query.queryKey, { grants }),
    onError: announceNotSaved,
  })
  if (!data) return null
  const granted = pending ?? data.grants.includes('moveOwnToken')
  return <Switch label={tablePanel.mayMove()} checked={granted} onChange={mutate} busy={isPending} />
}
