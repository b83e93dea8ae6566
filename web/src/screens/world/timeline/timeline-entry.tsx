import type { EntityDate, TimelineEntry } from '@waybook/contract'
import { type Calendar, printWithinYear, readDate } from '@waybook/rules'

import { EntityLink } from '#parts/entity/entity-link.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Plate } from '#ui/picture/plate.tsx'
import { classNames } from '#ui/text/class-names.ts'

interface EntryProps {
  readonly calendar: Calendar
  readonly entry: TimelineEntry
  /** Whether the entry is today. */
  readonly isNow: boolean
  /** `19 days` for the next event, null for others. */
  readonly countdown: string | null
  /** Puts the text next to the picture instead of below it. */
  readonly beside: boolean
}

/** An event or session with its date. The heading above has the year. */
export function TimelineEntryBox({ calendar, entry, isNow, countdown, beside }: EntryProps) {
  if (entry.kind === 'session') return <SessionBox calendar={calendar} entry={entry} isNow={isNow} />
  const { entity, date, isToCome } = entry
  const isPaper = entity.type === 'newsletter'
  const picture = isPaper ? null : entity.image
  return (
    <article className={classNames('min-w-0', isNow && 'rounded-control bg-mark-tint p-3')}>
      {countdown === null ? null : (
        <p className="mb-2">
          <b className="font-serif text-26">{countdown}</b> to {entity.name}
        </p>
      )}
      <div className={classNames('grid gap-x-3.5 gap-y-2', beside && picture !== null && 'lead-cols-22')}>
        {picture ? (
          <div
            className={classNames(
              isToCome && 'rounded-plate outline-2 outline-offset-3 outline-control outline-dashed',
            )}
          >
            <Plate
              picture={picture}
              alt=""
              sizes={beside ? '6rem' : '16rem'}
              className={beside ? 'aspect-[1.1]' : 'aspect-[1.5]'}
            />
          </div>
        ) : null}
        <div
          className={classNames(
            'min-w-0',
            isToCome && !picture && 'rounded-control border-2 border-dashed border-control p-2',
          )}
        >
          <p className="text-14 text-ink-2">
            {withinYear(calendar, date)}
            {isToCome ? <span className="sr-only"> (to come)</span> : null}
          </p>
          <h3 className="text-18 font-semibold">
            <EntityLink id={entity.id} name={entity.name} className="text-ink" />
          </h3>
          {beside || isPaper ? null : <p className="line-clamp-4 text-14 text-ink-2">{entity.description}</p>}
          <Secret date={date} />
        </div>
      </div>
    </article>
  )
}

function SessionBox({
  calendar,
  entry: { session, date },
  isNow,
}: {
  readonly calendar: Calendar
  readonly entry: Extract<TimelineEntry, { kind: 'session' }>
  readonly isNow: boolean
}) {
  return (
    <article className={classNames('rounded-control p-3', isNow ? 'bg-mark-tint' : 'bg-surface')}>
      <p className="text-14 text-ink-2">{withinYear(calendar, date)}</p>
      <h3 className="text-18 font-semibold">
        <PageLink href={`/sessions/${session.id}`} className="text-link">
          Session {session.number}
        </PageLink>
      </h3>
    </article>
  )
}

/** Tells the game master which date players know. */
function Secret({ date: { forPlayers, readers } }: { readonly date: EntityDate }) {
  if (forPlayers === undefined) return null
  const others = forPlayers === null ? 'do not know this date' : `know “${forPlayers}”`
  return (
    <p className="mt-1 rounded-tag bg-secret px-1.5 py-0.5 text-14">
      {readers === undefined ? `Players ${others}` : `Other players ${others}`}
    </p>
  )
}

/** The date without its year, and the end of a longer event. */
function withinYear(calendar: Calendar, { text, until }: EntityDate): string {
  const read = readDate(calendar, text)
  const beginning = read.ok ? printWithinYear(calendar, read.date) : text
  return [beginning, until === null ? '' : `to ${until}`].filter((part) => part !== '').join(' ') || 'In this year'
}
