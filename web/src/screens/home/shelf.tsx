import { PARTY_TAG, type CampaignAbout } from '@waybook/contract'
import type { ComponentType } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Placeholder } from '#look/placeholder/placeholder.tsx'
import type { CoveredType, ListPath } from '#parts/entity/entity-pages.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'

import { ItemsMotif, LocationsMotif, OrganizationsMotif } from './motifs.tsx'
import { NewsMotif } from './news-motif.tsx'

interface Cover {
  readonly href: '/news' | ListPath
  readonly title: string
  readonly words: string
  readonly Motif: ComponentType<{ readonly campaign: CampaignAbout }>
}

const covers: Readonly<Record<'news' | CoveredType, Cover>> = {
  news: { href: '/news', title: 'News', words: 'Regional news and updates', Motif: NewsMotif },
  character: { href: '/characters', title: 'The Party', words: 'Player characters', Motif: PartyQuilt },
  location: {
    href: '/locations',
    title: 'Locations',
    words: 'Places in the campaign region',
    Motif: LocationsMotif,
  },
  item: { href: '/items', title: 'Items', words: 'Equipment and treasures', Motif: ItemsMotif },
  organization: {
    href: '/organizations',
    title: 'Organizations',
    words: 'Groups and factions',
    Motif: OrganizationsMotif,
  },
}

/** Links to the main pages of the campaign: covers side by side, or rows on phones. */
export function Shelf({ campaign }: { readonly campaign: CampaignAbout }) {
  return (
    <ul className="md:grid md:grid-cols-3 md:gap-6 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {Object.values(covers).map(({ href, title, words, Motif }) => (
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

const PATCHES = 4

/** Four faces of the party. */
function PartyQuilt() {
  const { data } = useOperation('listEntities', {
    type: 'character',
    tag: PARTY_TAG,
    limit: PATCHES,
    includeImages: true,
  })
  const faces = data?.entities ?? []
  return (
    <div className="relative z-1 grid h-full grid-cols-2 grid-rows-2 gap-0.5 bg-page md:gap-[3px]">
      {Array.from({ length: PATCHES }, (_, place) => {
        const face = faces[place]
        return (
          <div key={place} className="min-h-0 overflow-hidden bg-sunk">
            {face?.image ? (
              <PictureImage
                picture={face.image}
                alt=""
                sizes="(min-width: 48rem) 15vw, 40px"
                className="object-[50%_22%]"
              />
            ) : (
              <Placeholder type="character" id={face?.id ?? `nobody-${place}`} />
            )}
          </div>
        )
      })}
    </div>
  )
}
