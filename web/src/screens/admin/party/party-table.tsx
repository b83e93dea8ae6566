import type { EntityCard } from '@waybook/contract'
import { adminOverview } from '@waybook/messages/adminOverview'

import { PageLink } from '#ui/button/page-link.tsx'

import { InventorySummary, LastPlayed, LoadButton, Points, usePartyMember } from './member-facts.tsx'

const columns = () => [
  adminOverview.character(),
  adminOverview.hitPoints(),
  adminOverview.strain(),
  adminOverview.inventory(),
  adminOverview.lastUpdated(),
  adminOverview.action(),
]
const cell = 'py-3 pe-4 align-top last:pe-0'

export function PartyTable({ party }: { readonly party: readonly EntityCard[] }) {
  return (
    <table className="w-full border-collapse text-left text-14">
      <caption className="sr-only">{adminOverview.theParty()}</caption>
      <thead className="border-b-2 border-ink text-12 text-ink-2">
        <tr>
          {columns().map((column) => (
            <th key={column} scope="col" className="py-2 pe-4 font-semibold last:pe-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {party.map((one) => (
          <Row key={one.id} character={one} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ character }: { readonly character: EntityCard }) {
  const { id, name } = character
  const { hitpoints, strain, inventory, lastUpdated, error } = usePartyMember(id)
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={`${cell} font-serif text-18 font-semibold`}>
        <PageLink href={`/${id}`} className="text-link">
          {name}
        </PageLink>
      </th>
      {error ? (
        <td colSpan={4} className={`${cell} text-bad`}>
          {error.message}
        </td>
      ) : (
        <>
          <td className={cell}>
            <Points points={hitpoints} tone="vital" />
          </td>
          <td className={cell}>
            <Points points={strain} tone="strain" />
          </td>
          <td className={`${cell} max-w-90`}>
            <InventorySummary inventory={inventory} />
          </td>
          <td className={`${cell} whitespace-nowrap`}>
            <LastPlayed at={lastUpdated} />
          </td>
        </>
      )}
      <td className={cell}>
        <LoadButton character={character} />
      </td>
    </tr>
  )
}
