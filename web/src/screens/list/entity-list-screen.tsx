import { useElementScrollRestoration } from '@tanstack/react-router'
import { categoryOf } from '@waybook/contract'
import { lists } from '@waybook/messages/lists'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { EntityCard } from '#parts/entity/entity-card.tsx'
import type { ListedType } from '#parts/entity/entity-pages.ts'
import { NewPageButton } from '#parts/entity/new-page-button.tsx'
import { sectionOf } from '#parts/entity/section-of.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { WorldTabs } from '#parts/entity/world-tabs.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Characters } from './characters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useEntityList } from './list-query.ts'
import { ListFailure, NextPage, NothingListed } from './list-status.tsx'
import { LongList, type ListLayout } from './long-list.tsx'
import { useListFilter } from './use-list-filter.ts'

const SceneFromMap = lazyPart(async () => (await import('#parts/scene-from-map/scene-from-map.tsx')).SceneFromMap, {
  inAdvance: false,
})

/** The line below the heading of each list. */
const ledes: Readonly<Record<Exclude<ListedType, 'character'>, () => string>> = {
  location: () => lists.locationsLede(),
  organization: () => lists.organizationsLede(),
  item: () => lists.itemsLede(),
  event: () => lists.eventsLede(),
  scene: () => lists.scenesLede(),
}

/** The entities of a type, with a bar to filter them. */
export function EntityListScreen({ type }: { readonly type: ListedType }) {
  const offset = useOffsetWhenLeft()
  const charactersHead = useCharactersHead()
  const head = type === 'character' ? charactersHead : { title: typeNames[type].plural, lede: ledes[type]() }
  return (
    <>
      {sectionOf(`/${categoryOf[type]}`) === '/world' ? (
        <div className="border-b border-line max-md:-mx-gutter max-md:-mt-4 max-md:mb-3 max-md:bg-surface md:pt-1 print:hidden">
          <WorldTabs />
        </div>
      ) : null}
      <header className="mb-2 md:mb-5 md:pt-4 xl:flex xl:items-end xl:justify-between xl:gap-8">
        <div className="mb-3">
          <Heading about={head.lede}>{head.title}</Heading>
          <p className="mt-1 font-serif text-14 text-pretty text-ink-2 italic md:mt-2 md:text-20">{head.lede}</p>
          <div className="mt-3 flex flex-wrap gap-3 empty:hidden print:hidden">
            <NewPageButton type={type} />
            {type === 'scene' ? <SceneFromMap /> : null}
          </div>
        </div>
        <FilterBar type={type} />
      </header>
      {type === 'character' ? <Characters offset={offset} /> : <Cards type={type} offset={offset} />}
    </>
  )
}

/** Players see only the characters visible to them; the game master sees all. */
function useCharactersHead() {
  const { campaign, may } = useMe()
  return may.includes('seeHidden')
    ? { title: lists.allCharacters(), lede: lists.allCharactersIn({ campaign: campaign.name }) }
    : { title: lists.theParty(), lede: lists.heroesOf({ campaign: campaign.name }) }
}

/** The scroll position when this history entry was left, in px. */
function useOffsetWhenLeft(): number {
  const entry = useElementScrollRestoration({ getElement: () => window })
  const [offset] = useState(entry?.scrollY ?? 0)
  return offset
}

const cards: ListLayout = { columns: [1, 2, 3], gapPx: [10, 24, 24], heightPx: [96, 150, 180] }

function Cards({ type, offset }: { readonly type: Exclude<ListedType, 'character'>; readonly offset: number }) {
  const { filter } = useListFilter()
  const list = useEntityList({ type, ...filter })
  if (list.isPending) return <Spinner />
  return (
    <>
      {list.entities.length > 0 ? (
        <LongList label={typeNames[type].plural} list={list} layout={cards} offset={offset} Entry={EntityCard} />
      ) : null}
      {list.total === 0 ? <NothingListed type={type} /> : null}
      {list.error ? <ListFailure type={type} error={list.error} onRetry={list.retry} /> : null}
      <NextPage list={list} />
    </>
  )
}
