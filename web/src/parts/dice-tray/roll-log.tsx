import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Roll } from '@waybook/contract'
import { diceTray } from '@waybook/messages/diceTray'
import { formatNotation, type Net, type ThrowResult } from '@waybook/rules'

import { call } from '#api/call.ts'
import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { purposeOf, useSkills } from '#parts/entity/use-skills.ts'
import { openDiceChanges } from '#stores/changing-dice.ts'
import { closeTray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { drawnWords } from '#ui/dice/drawn-words.ts'
import { netOfRoll, outcomeOf } from '#ui/dice/net-of-roll.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { dateFormat, formatDateTime } from '#ui/text/words.ts'

const FIRST_PAGE = ''
const PAGE_LIMIT = 10

/** The log of rolls in pages, newest first. */
const rollsQuery = infiniteQueryOptions({
  queryKey: ['getRolls', 'log'],
  queryFn: async ({ pageParam: before, signal }) =>
    await call('getRolls', { limit: PAGE_LIMIT, ...(before !== FIRST_PAGE && { before }) }, { signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
})

/** The log of rolls, newest first. */
export function RollLog() {
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(rollsQuery)
  const rolls = data?.pages.flatMap((page) => page.rolls) ?? []
  return (
    <section aria-label={diceTray.log()} className="border-t border-line pt-3">
      <h3 className="font-sans text-12 text-ink-2">{diceTray.log()}</h3>
      {isPending ? <Spinner /> : null}
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data && rolls.length === 0 ? <EmptyState>{diceTray.nobodyRolled()}</EmptyState> : null}
      <ol>
        {rolls.map((roll) => (
          <RollEntry key={roll.id} roll={roll} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button
          size="dense"
          className="mt-2 w-full"
          onClick={() => void fetchNextPage()}
          busy={isFetchingNextPage}
          busyLabel={diceTray.loading()}
        >
          {diceTray.showMore()}
        </Button>
      ) : null}
    </section>
  )
}

const formatTime = dateFormat({ hour: '2-digit', minute: '2-digit' })

/** Says who saw the roll, unless it was everyone. */
const audienceNotes: Readonly<Record<Roll['audience'], () => string>> = {
  table: () => '',
  gameMaster: () => diceTray.gameMasterOnly(),
  self: () => diceTray.youOnly(),
}

/** A roll in the log: the roller, the purpose and the result. */
function RollEntry({ roll }: { readonly roll: Roll }) {
  const net = netOfRoll(roll)
  const what = purposeOf(roll, useSkills())
  const of = { roller: roll.characterName ?? roll.by, time: formatTime(roll.at) }
  return (
    <li className="border-b border-line py-2.5 last:border-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{of.roller}</b>
          {what === '' ? null : `, ${what}`}
        </span>
        <time dateTime={new Date(roll.at).toISOString()} title={formatDateTime(roll.at)} className="text-12 text-ink-2">
          {of.time}
        </time>
      </p>
      <p className="flex flex-wrap gap-x-3 text-14 text-ink-2">
        {net ? <b className="text-ink">{outcomeOf(net, roll)}</b> : <b>{drawnWords(roll)}</b>}
        <span>{diceOf(roll.dice)}</span>
        {roll.changed ? <span>{diceTray.changed()}</span> : null}
        {roll.asked === undefined ? null : <span>{diceTray.asked({ count: roll.asked })}</span>}
        {roll.audience === 'table' ? null : <span>{audienceNotes[roll.audience]()}</span>}
        <button
          type="button"
          aria-label={diceTray.changeRollBy(of)}
          className="ms-auto inline-flex min-h-6 items-center text-link"
          onClick={() => openDiceChanges(roll.id)}
        >
          {diceTray.change()}
        </button>
        <PageLink
          href={`/proof/${roll.id}`}
          aria-label={diceTray.checkRollBy(of)}
          className="inline-flex min-h-6 items-center text-link"
          onClick={closeTray}
        >
          {diceTray.check()}
        </PageLink>
      </p>
      {net ? <NetList net={net} /> : null}
    </li>
  )
}

/** The dice of a roll in dice notation. */
function diceOf(fallen: ThrowResult): string {
  return formatNotation(Object.fromEntries(Object.entries(fallen).map(([die, faces]) => [die, faces.length])))
}

/** The net result of a roll in symbols and words, on one line. */
function NetList({ net }: { readonly net: Net }) {
  return (
    <ul className="flex flex-wrap gap-x-3 text-14">
      {netParts(net).map(({ symbol, count, words }) => (
        <li key={symbol} className="flex items-center gap-1.5">
          <span aria-hidden="true">
            <DieSymbol symbol={symbol} />
          </span>
          <span>
            {count === 0 ? null : <b className="font-semibold">{count} </b>}
            {words}
          </span>
        </li>
      ))}
    </ul>
  )
}
