import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { LibraryEntry } from '@waybook/contract'
import { worldLibrary } from '@waybook/messages/worldLibrary'
import { useEffect, useRef } from 'react'

import { call } from '#api/call.ts'
import { useMe } from '#api/session.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { ShowMore } from '#ui/button/show-more.tsx'
import { isTextInput } from '#ui/page/keys.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { EntryDetail } from './entry-detail.tsx'
import { LibraryActions, LibraryEmpty, NoMatch } from './library-actions.tsx'
import { KindsNav, LibraryBar } from './library-bar.tsx'
import { libraryQuery, useLibraryFilter } from './library-filter.ts'
import { LibraryRow } from './library-row.tsx'
import { SetsPanel } from './sets-panel.tsx'

const FIRST_PAGE = ''

/** Pages that can be used more than once. Beside the list is the chosen entry; on phones it takes the list's place. */
export function LibraryScreen() {
  const { filter, setFilter } = useLibraryFilter()
  const isGameMaster = useMe().role === 'gameMaster'
  const library = useLibrary()
  const { entries, answer } = library
  const chosen = entries.find(({ id }) => id === filter.entry) ?? null
  const shown = chosen ?? entries[0] ?? null
  const list = useArrowKeys()
  if (library.error && !answer)
    return <ErrorAlert message={worldLibrary.failed({ reason: library.error.message })} onRetry={library.retry} />
  if (!answer) return <Spinner label={worldLibrary.loading()} />
  if (answer.counts.length === 0 && answer.sets.length === 0) return <LibraryEmpty />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={chosen ? 'grid gap-4 max-md:hidden' : 'grid gap-4'}>
        <LibraryActions />
        <KindsNav counts={answer.counts} />
        <LibraryBar sets={answer.sets} />
      </div>
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className={chosen ? 'min-w-0 max-md:hidden' : 'min-w-0'}>
          <div className="flex min-h-touch items-center justify-between gap-3">
            <p aria-live="polite" className="text-14 text-ink-2">
              {library.isPlaceholder ? '' : worldLibrary.entries({ count: answer.total })}
            </p>
            {entries.length > 0 ? <PrintCards entries={entries} /> : null}
          </div>
          <ul ref={list} aria-label={worldLibrary.library()} className="border-t border-line">
            {entries.map((entry) => (
              <LibraryRow
                key={entry.id}
                entry={entry}
                isChosen={entry.id === shown?.id}
                withKind={!filter.kind}
                onChoose={() => setFilter({ entry: entry.id }, filter.entry !== undefined)}
              />
            ))}
          </ul>
          {entries.length === 0 ? <NoMatch /> : null}
          {library.hasMore ? (
            <ShowMore busy={library.isLoadingMore} failed={library.error !== null} onMore={library.loadMore} />
          ) : null}
          {isGameMaster ? <SetsPanel sets={answer.sets} /> : null}
        </div>
        {shown ? (
          <div className={chosen ? 'min-w-0' : 'min-w-0 max-md:hidden'}>
            <EntryDetail key={shown.id} entry={shown} onBack={() => setFilter({ entry: '' })} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Prints the listed entries, as many as one call returns. */
function PrintCards({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const ids = entries.slice(0, CARDS_MAX).map(({ id }) => id)
  return (
    <PageLink
      href="/cards"
      search={{ ids: ids.join(',') }}
      className="flex min-h-touch items-center text-14 text-link underline print:hidden"
    >
      {worldLibrary.printCards()}
    </PageLink>
  )
}

/** Ten sheets of paper. */
const CARDS_MAX = 80

/** The entries that match the filter in the address. */
function useLibrary() {
  const { filter } = useLibraryFilter()
  const query = libraryQuery(filter)
  const library = useInfiniteQuery({
    queryKey: ['getLibrary', query],
    queryFn: ({ pageParam, signal }) =>
      call('getLibrary', { ...query, ...(pageParam !== FIRST_PAGE && { after: pageParam }) }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const entries: readonly LibraryEntry[] = library.data?.pages.flatMap((page) => page.entries) ?? []
  return {
    entries,
    answer: library.data?.pages[0],
    error: library.error,
    isPlaceholder: library.isPlaceholderData,
    hasMore: library.hasNextPage,
    isLoadingMore: library.isFetchingNextPage,
    loadMore: () => void library.fetchNextPage(),
    retry: () => void library.refetch(),
  }
}

/** Arrow keys walk the list while the focus is in it. */
function useArrowKeys() {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || isTextInput(event)) return
      const rows = [...(list.current?.querySelectorAll('button') ?? [])]
      const at = rows.findIndex((row) => row === document.activeElement)
      const next = at === -1 ? undefined : rows[at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [])
  return list
}
