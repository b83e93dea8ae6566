import { PARTY_TAG, type CampaignAbout } from '@waybook/contract'
import { home } from '@waybook/messages/home'
import type { ReactNode } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Placeholder } from '#look/placeholder/placeholder.tsx'
import { coveredLists } from '#parts/entity/campaign-pages.ts'
import type { CoveredType, ListPath } from '#parts/entity/entity-pages.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'

import { FrontPage } from './front-page.tsx'

interface ShelfProps {
  readonly campaign: CampaignAbout
}

/** Links to the campaign's main pages: covers in a grid, or rows on phones. */
export function Shelf({ campaign }: ShelfProps) {
  return (
    <ul className="md:grid md:grid-cols-[repeat(auto-fill,minmax(max(10rem,28%),1fr))] md:gap-6 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      <Cover href="/news" title={home.news()} words={home.newsTitle()}>
        <FrontPage campaign={campaign} />
      </Cover>
      <Cover href="/characters" title={home.theParty()} words={home.playerCharacters()}>
        <PartyFaces campaign={campaign} />
      </Cover>
      <WorldMapCover />
      <CoverOf type="location" words={home.places()} campaign={campaign} />
      <CoverOf type="item" words={home.items()} campaign={campaign} />
      <CoverOf type="organization" words={home.groups()} campaign={campaign} />
    </ul>
  )
}

interface CoverOfProps extends ShelfProps {
  readonly type: keyof typeof coveredLists
  readonly words: string
}

function CoverOf({ type, words, campaign }: CoverOfProps) {
  const { path, label } = coveredLists[type]
  return (
    <Cover href={path} title={label} words={words}>
      <PictureOf type={type} campaign={campaign} />
    </Cover>
  )
}

interface CoverProps {
  readonly href: '/news' | '/world/map' | ListPath
  readonly title: string
  readonly words: string
  /** The picture. */
  readonly children: ReactNode
}

function Cover({ href, title, words, children }: CoverProps) {
  return (
    <li className="max-md:border-line max-md:not-last:border-b">
      <PageLink
        href={href}
        className="group grid grid-cols-[4.75rem_1fr] content-center gap-x-4 py-2.5 text-ink no-underline md:block md:py-0"
      >
        <div
          aria-hidden="true"
          className="neatline row-span-2 aspect-square overflow-hidden rounded-plate [--neatline-inset:4px] md:mb-3.5 md:[--neatline-inset:7px]"
        >
          {children}
        </div>
        <h2 className="self-end group-hover:underline md:text-22">{title}</h2>
        <p className="text-14 text-ink-2">{words}</p>
      </PageLink>
    </li>
  )
}

/** The world map, if the campaign has one that the viewer may see. */
function WorldMapCover() {
  const { data } = useOperation('listMaps', {})
  const world = data?.maps.find(({ id }) => id === data.world)
  if (!world) return null
  return (
    <Cover href="/world/map" title={home.theMap()} words={world.name}>
      {world.image ? (
        <PictureImage picture={world.image} alt="" sizes={COVER_SIZES} />
      ) : (
        <Placeholder type={world.type} id={world.id} />
      )}
    </Cover>
  )
}

/** A square in a phone's row. On wider windows, at most a third of the page. */
const COVER_SIZES = '(min-width: 64rem) 20vw, (min-width: 48rem) 33vw, 76px'

/** The first picture among a type's entities, or the type's placeholder if there is none. Empty while loading. */
function PictureOf({ type, campaign }: ShelfProps & { readonly type: CoveredType }) {
  const { data, isPending } = useOperation('listEntities', { type, pictured: true, limit: 1, includeImages: true })
  const picture = data?.entities[0]?.image
  if (picture) return <PictureImage picture={picture} alt="" sizes={COVER_SIZES} />
  return isPending ? null : <Placeholder type={type} id={`${campaign.name} ${type}`} />
}

const FACES = 4

/** The faces of four party members, or of one if the party is smaller. */
function PartyFaces({ campaign }: ShelfProps) {
  const { data, isPending } = useOperation('listEntities', {
    type: 'character',
    tag: PARTY_TAG,
    limit: FACES,
    includeImages: true,
  })
  const members = data?.entities ?? []
  const shown = members.length < FACES ? members.slice(0, 1) : members
  if (isPending) return null
  if (shown.length === 0) return <Placeholder type="character" id={campaign.name} />
  return (
    <div
      className={`relative grid h-full gap-0.5 bg-page md:gap-[3px] ${shown.length > 1 ? 'z-1 grid-cols-2 grid-rows-2' : ''}`}
    >
      {shown.map(({ id, image }) => (
        <div key={id} className="min-h-0 overflow-hidden bg-sunk">
          {image ? (
            <PictureImage picture={image} alt="" sizes={COVER_SIZES} className="object-[50%_22%]" />
          ) : (
            <Placeholder type="character" id={id} />
          )}
        </div>
      ))}
    </div>
  )
}
