import { entityParts } from '@waybook/messages/entityParts'

import { EntityNotFound } from '#parts/not-found/not-found.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { nounInSentence } from './type-names.ts'
import type { Lookup } from './use-entity.ts'

interface LookupPageProps {
  readonly lookup: Exclude<Lookup<unknown>, { readonly state: 'found' }>
  /** What is looked up, as a title says it: `Scene`. */
  readonly kind: string
}

/** What a page shows while it has not found what it is about. */
export function LookupPage({ lookup, kind }: LookupPageProps) {
  switch (lookup.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <EntityNotFound kind={kind} />
    case 'offline':
      return <NeedsConnection page onReachable={lookup.retry} />
    case 'failed':
      return (
        <FailedPage
          title={entityParts.errorLoading({ kind: nounInSentence(kind) })}
          reason={lookup.message}
          onRetry={lookup.retry}
        />
      )
  }
}
