import type { EntityCard } from '@waybook/contract'
import { adminOverview } from '@waybook/messages/adminOverview'

import { PageLink } from '#ui/button/page-link.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { InventorySummary, LastPlayed, LoadButton, Points, usePartyMember } from './member-facts.tsx'

/** The party table as cards, for phones. */
export function PartyCards({ party }: { readonly party: readonly EntityCard[] }) {
  return (
    <ul aria-label={adminOverview.theParty()}>
      {party.map((one) => (
        <Card key={one.id} character={one} />
      ))}
    </ul>
  )
}

function Card({ character }: { readonly character: EntityCard }) {
  const { id, name } = character
  const { hitpoints, strain, inventory, lastUpdated, error } = usePartyMember(id)
  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="text-20">
          <PageLink href={`/${id}`} className="text-link">
            {name}
          </PageLink>
        </h3>
        <LoadButton character={character} />
      </div>
      {error ? (
        <p className="text-14 text-bad">{error.message}</p>
      ) : (
        <FactList>
          <Fact name={adminOverview.hitPoints()}>
            <Points points={hitpoints} tone="vital" />
          </Fact>
          <Fact name={adminOverview.strain()}>
            <Points points={strain} tone="strain" />
          </Fact>
          <Fact name={adminOverview.inventory()}>
            <InventorySummary inventory={inventory} />
          </Fact>
          <Fact name={adminOverview.lastUpdated()}>
            <LastPlayed at={lastUpdated} />
          </Fact>
        </FactList>
      )}
    </li>
  )
}
