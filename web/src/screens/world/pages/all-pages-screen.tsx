import { keepPreviousData } from '@tanstack/react-query'
import { useElementScrollRestoration } from '@tanstack/react-router'
import { world } from '@waybook/messages/world'
import { useRef, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useEntityList } from '#screens/list/list-query.ts'
import { NextPage } from '#screens/list/list-status.tsx'
import { LongList, type ListLayout } from '#screens/list/long-list.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Letters } from './letters.tsx'
import { PageRow } from './page-row.tsx'
import { PagesBar } from './pages-bar.tsx'
import { usePagesFilter, type PagesFilter } from './pages-filter.ts'
import { TypesNav } from './types-nav.tsx'

/** All pages visible to the viewer: their number per type, and a list of all or of one type. */
export function AllPagesScreen() {
  const { filter } = usePagesFilter()
  const { type, tag, text } = filter
  const field = useRef<HTMLInputElement>(null)
  const { data: counts } = useOperation(
    'countEntities',
    { ...(type && { type }), ...(tag !== undefined && { tag }), ...(text !== undefined && { text }) },
    { placeholderData: keepPreviousData },
  )
  const count = counts?.letters.reduce((sum, { entities }) => sum + entities, 0)
  return (
    <div className="grid gap-x-8 gap-y-3 lg:lead-cols-60 xl:lead-cols-76">
      <TypesNav filter={filter} types={counts?.types} />
      <div className="min-w-0">
        <PagesBar field={field} count={count} />
        <Letters filter={filter} letters={counts?.letters ?? []} />
        <Pages filter={filter} />
      </div>
    </div>
  )
}

const rows: ListLayout = { columns: [1, 1, 2], gapPx: [0, 0, 0], heightPx: [64, 64, 64] }

function Pages({ filter }: { readonly filter: PagesFilter }) {
  const { setFilter } = usePagesFilter()
  const offset = useOffsetWhenLeft()
  const list = useEntityList({ ...filter, sort: filter.sort ?? 'alphabet' })
  if (list.isPending) return <Spinner />
  return (
    <>
      {filter.from === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
          {world.startingAt({ letter: filter.from.toUpperCase() })}
          <Button variant="ghost" size="dense" onClick={() => setFilter({ from: '' })}>
            {world.fromBeginning()}
          </Button>
        </p>
      )}
      {list.entities.length > 0 ? (
        <LongList label={world.pages()} list={list} layout={rows} offset={offset} Entry={PageRow} />
      ) : null}
      {list.total === 0 ? <Nothing filter={filter} /> : null}
      {list.error ? <ErrorAlert message={world.failed({ reason: list.error.message })} onRetry={list.retry} /> : null}
      <NextPage list={list} />
    </>
  )
}

function Nothing({ filter: { type, tag, text } }: { readonly filter: PagesFilter }) {
  const seesAll = useMe().may.includes('seeHidden')
  if (type !== undefined || tag !== undefined || text !== undefined) return <EmptyState>{world.noMatch()}</EmptyState>
  return <EmptyState>{seesAll ? world.noneToCreate() : world.noneShown()}</EmptyState>
}

/** The scroll position when this history entry was left, in px. */
function useOffsetWhenLeft(): number {
  const entry = useElementScrollRestoration({ getElement: () => window })
  const [offset] = useState(entry?.scrollY ?? 0)
  return offset
}
