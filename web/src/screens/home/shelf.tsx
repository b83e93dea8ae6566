import type { CampaignAbout } from '@waybook/contract'
import type { ComponentType } from 'react'

import { PageLink } from '#ui/button/page-link.tsx'

import { LocationsMotif } from './locations-motif.tsx'
import { ItemsMotif } from './motifs.tsx'
import { NewsMotif } from './news-motif.tsx'
import { OrganizationsMotif } from './organizations-motif.tsx'
import { PartyQuilt } from './party-quilt.tsx'

interface Cover {
  readonly href: string
  readonly title: string
  readonly words: string
  readonly Motif: ComponentType<{ readonly campaign: CampaignAbout }>
}

const covers: readonly Cover[] = [
  { href: '/news', title: 'News', words: 'Regional news and updates', Motif: NewsMotif },
  { href: '/characters', title: 'The Party', words: 'Player characters', Motif: PartyQuilt },
  { href: '/locations', title: 'Locations', words: 'Places in the campaign region', Motif: LocationsMotif },
  { href: '/items', title: 'Items', words: 'Equipment and treasures', Motif: ItemsMotif },
  { href: '/organizations', title: 'Organizations', words: 'Groups and factions', Motif: OrganizationsMotif },
]

/** The ways into the campaign: covers side by side, on phones rows one above the other. */
export function Shelf({ campaign }: { readonly campaign: CampaignAbout }) {
  return (
    <ul className="md:grid md:grid-cols-3 md:gap-6 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {covers.map(({ href, title, words, Motif }) => (
        <li key={href} className="@container max-md:border-line max-md:not-last:border-b">
          <PageLink
            href={href}
            className="group grid grid-cols-[4.75rem_1fr] content-center gap-x-4 py-2.5 text-ink no-underline md:block md:py-0"
          >
            <div
              aria-hidden="true"
              className="neatline row-span-2 aspect-square overflow-hidden rounded-plate [--neatline-inset:4px] md:mb-3.5 md:[--neatline-inset:7px] md:@max-xs:aspect-4/5"
            >
              <Motif campaign={campaign} />
            </div>
            <h2 className="self-end group-hover:underline md:text-22">{title}</h2>
            <p className="text-14 text-ink-2">{words}</p>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
