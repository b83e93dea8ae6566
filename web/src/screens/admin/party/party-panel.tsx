import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LIST_LONG_PAGE, PARTY_TAG } from '@waybook/contract'
import { adminOverview } from '@waybook/messages/adminOverview'

import { operationQuery } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { GiveExperience } from './give-experience.tsx'
import { PartyCards } from './party-cards.tsx'
import { PartyTable } from './party-table.tsx'

/** The operations that the party table calls. */
const OPERATIONS = ['listEntities', 'getEntity', 'getCharacterDynamic', 'getInventory']

const partyQuery = operationQuery('listEntities', { type: 'character', tag: PARTY_TAG, limit: LIST_LONG_PAGE })

/** The party, with a function that refetches all its data. */
function useParty() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(partyQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      await Promise.all(
        OPERATIONS.map(async (name) => await queries.refetchQueries({ queryKey: [name], type: 'active' })),
      ),
  })
  return {
    party: data?.entities,
    error,
    retry: () => void refetch(),
    refreshAll: () => mutate(),
    refreshing: isPending,
  }
}

/** An overview of the party. */
export function PartyPanel() {
  const { party, error, retry, refreshAll, refreshing } = useParty()
  const List = useNarrow() ? PartyCards : PartyTable
  return (
    <Panel title={adminOverview.party()}>
      {party ? null : error ? (
        <ErrorAlert message={adminOverview.partyFailed({ reason: error.message })} onRetry={retry} />
      ) : (
        <Spinner />
      )}
      {party?.length === 0 ? <EmptyState>{adminOverview.noCharacters()}</EmptyState> : null}
      {party && party.length > 0 ? <List party={party} /> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/new-character" size="dense">
          {adminOverview.newCharacter()}
        </ButtonLink>
        <Button size="dense" onClick={refreshAll} busy={refreshing} busyLabel={adminOverview.refreshing()}>
          {adminOverview.refreshAll()}
        </Button>
      </div>
      {party && party.length > 0 ? <GiveExperience party={party} /> : null}
    </Panel>
  )
}
