import { useQuery } from '@tanstack/react-query'
import type { Grant } from '@waybook/contract'

import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useMe } from '../../../client/me.ts'
import { operationQuery } from '../../../client/operation-query.ts'
import { GrantSwitch } from './grant-switch.tsx'

interface GrantsPanelProps {
  readonly title: string
  readonly grants: readonly Grant[]
}

/** What a game master opens to players, or closes. */
export function GrantsPanel({ title, grants }: GrantsPanelProps) {
  const { campaign } = useMe()
  const { data, error, refetch } = useQuery(operationQuery('getGrants', { campaignId: campaign.id }))
  return (
    <Panel title={title}>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {data
        ? grants.map((grant) => <GrantSwitch key={grant} grant={grant} granted={data.grants.includes(grant)} />)
        : null}
    </Panel>
  )
}
