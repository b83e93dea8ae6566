import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { adminLog } from '@waybook/messages/adminLog'

import { call } from '#api/call.ts'
import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { ShowMore } from '#ui/button/show-more.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'

import { paramsOf, readLogFilter, type LogFilter } from './log-filter.ts'
import { LogList } from './log-list.tsx'

const NO_ENTRIES = 0

/** The actions in the campaign, newest first. */
export function LogSection() {
  const filter = readLogFilter(useSearch({ strict: false }))
  const log = useLog(filter)
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <Filters filter={filter} people={log.data?.pages[0]?.people ?? []} />
      {log.isPending ? <Spinner label={adminLog.loadingLog()} /> : null}
      {log.isLoadingError ? (
        <ErrorAlert message={adminLog.failed({ reason: log.error.message })} onRetry={() => void log.refetch()} />
      ) : null}
      {log.isSuccess && !log.hasNextPage && entries.length === NO_ENTRIES ? (
        <EmptyState>{isFiltered ? adminLog.noMatch() : adminLog.nothingYet()}</EmptyState>
      ) : null}
      {entries.length === NO_ENTRIES ? null : <LogList entries={entries} />}
      {log.isFetchNextPageError ? <ErrorAlert message={adminLog.moreFailed({ reason: log.error.message })} /> : null}
      {log.hasNextPage ? (
        <ShowMore
          busy={log.isFetchingNextPage}
          failed={log.isFetchNextPageError}
          onMore={() => void log.fetchNextPage()}
        />
      ) : null}
      {log.isSuccess && !log.hasNextPage && entries.length > NO_ENTRIES ? (
        <p className="mt-5 text-14 text-ink-2">{adminLog.noFurther()}</p>
      ) : null}
    </>
  )
}

const FIRST_PAGE = Number.MAX_SAFE_INTEGER

function useLog(filter: LogFilter) {
  const params = paramsOf(filter)
  return useInfiniteQuery({
    queryKey: ['getLog', 'pages', params],
    queryFn: async ({ pageParam: after, signal }) =>
      await call('getLog', { ...params, ...(after !== FIRST_PAGE && { after }) }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
  })
}

interface FiltersProps {
  readonly filter: LogFilter
  readonly people: readonly { readonly id: string; readonly firstName: string }[]
}

function Filters({ filter, people }: FiltersProps) {
  const navigate = useNavigate()
  const choose = (change: { readonly [Name in keyof LogFilter]: string }) =>
    void navigate({ to: '.', search: readLogFilter({ ...filter, ...change }), replace: true, resetScroll: false })
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <TextField
        label={adminLog.day()}
        type="date"
        value={filter.day ?? ''}
        onChange={({ target }) => choose({ day: target.value })}
      />
      <SelectField
        label={adminLog.who()}
        value={filter.by ?? ''}
        onChange={({ target }) => choose({ by: target.value })}
      >
        <option value="">{adminLog.everybody()}</option>
        {people.map(({ id, firstName }) => (
          <option key={id} value={id}>
            {firstName}
          </option>
        ))}
      </SelectField>
      {filter.entity === undefined ? null : (
        <Button onClick={() => choose({ entity: '' })}>
          <OnlyOf id={filter.entity} />
        </Button>
      )}
    </div>
  )
}

const onlyElements = {
  cross: (words: string) => <span aria-hidden="true">{words}</span>,
  ...unseen,
}

function OnlyOf({ id }: { readonly id: string }) {
  const { data } = useOperation('getEntities', { ids: [id] })
  return <RichMessage parts={adminLog.only({ name: data?.entities[0]?.name ?? id }, onlyElements)} />
}
