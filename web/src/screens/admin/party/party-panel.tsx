import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { PartyCards } from './party-cards.tsx'
import { PartyTable } from './party-table.tsx'
import { useParty } from './use-party.ts'

/** How everybody of the party stands. */
export function PartyPanel() {
  const { party, error, retry, refreshAll, refreshing } = useParty()
  const List = useNarrow() ? PartyCards : PartyTable
  return (
    <Panel title="Party Members">
      {party ? null : error ? (
        <ErrorAlert message={`Failed to load characters: ${error.message}`} onRetry={retry} />
      ) : (
        <Spinner />
      )}
      {party?.length === 0 ? <EmptyState>No characters found</EmptyState> : null}
      {party && party.length > 0 ? <List party={party} /> : null}
      <div className="mt-4">
        <Button size="small" onClick={refreshAll} busy={refreshing} busyLabel="Refreshing...">
          Refresh All
        </Button>
      </div>
    </Panel>
  )
}
