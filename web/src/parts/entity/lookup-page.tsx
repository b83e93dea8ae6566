import type { EntityType } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'
import { typeNouns } from '@waybook/messages/typeNouns'

import { EntityNotFound } from '#parts/not-found/not-found.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { typeNames } from './type-names.ts'
import type { Lookup } from './use-entity.ts'

interface LookupPageProps {
  readonly lookup: Exclude<Lookup<unknown>, { readonly state: 'found' }>
  /** What is looked up. */
  readonly type: EntityType
}

/** What a page shows while it has not found what it is about. */
export function LookupPage({ lookup, type }: LookupPageProps) {
  switch (lookup.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <EntityNotFound kind={typeNames[type].singular} />
    case 'offline':
      return <NeedsConnection page onReachable={lookup.retry} />
    case 'failed':
      return (
        <FailedPage
          title={entityParts.errorLoading({ kind: typeNouns.noun({ type }) })}
          reason={lookup.message}
          onRetry={lookup.retry}
        />
      )
  }
}
