import { useQuery } from '@tanstack/react-query'

import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { operationQuery } from '../../client/operation-query.ts'
import { EntityNames } from './entity-panels.tsx'

/** As many as one answer holds. */
const MOST = 200

export function CharacterNames() {
  const { data, error, refetch } = useQuery(
    operationQuery('listEntities', { type: 'character', sort: 'name', limit: MOST }),
  )
  return (
    <Panel title="Characters" tight>
      {data ? <Names entities={data.entities} /> : error ? null : <Spinner />}
      {error && !data ? (
        <ErrorAlert message={`Failed to load characters: ${error.message}`} onRetry={() => void refetch()} />
      ) : null}
    </Panel>
  )
}

function Names({ entities }: { readonly entities: readonly { readonly id: string; readonly name: string }[] }) {
  if (entities.length === 0) return <EmptyState>No characters found</EmptyState>
  return <EntityNames label="Characters" entities={entities} />
}
