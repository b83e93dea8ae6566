import type { EntityDate, TimelineEntry } from '@waybook/contract'
import { worldTimeline } from '@waybook/messages/worldTimeline'
import { type Calendar, printWithinYear, readDate } from '@waybook/rules'

import { EntityLink } from '#parts/entity/entity-link.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Plate } from '#ui/picture/plate.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'

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

const countdownElements = {
  time: (words: string) => (
    <b key="time" className="font-serif text-26">
      {words}
    </b>
  ),
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
          <RichMessage parts={worldTimeline.countdown({ time: countdown, event: entity.name }, countdownElements)} />
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
            {isToCome ? <span className="sr-only">{` ${worldTimeline.toCome()}`}</span> : null}
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
          {worldTimeline.session(session)}
        </PageLink>
      </h3>
    </article>
  )
}

/** Tells the game master which date players know. */
function Secret({ date: { forPlayers, readers } }: { readonly date: EntityDate }) {
  if (forPlayers === undefined) return null
  return (
    <p className="mt-1 rounded-tag bg-secret px-1.5 py-0.5 text-14">{knownWords(forPlayers, readers !== undefined)}</p>
  )
}

function knownWords(date: string | null, isForOthers: boolean): string {
  if (date === null) return isForOthers ? worldTimeline.othersDoNotKnow() : worldTimeline.playersDoNotKnow()
  return isForOthers ? worldTimeline.othersKnow({ date }) : worldTimeline.playersKnow({ date })
}

/** The date without its year, and the end of a longer event. */
function withinYear(calendar: Calendar, { text, until }: EntityDate): string {
  const read = readDate(calendar, text)
  const beginning = read.ok ? printWithinYear(calendar, read.date) : text
  if (until === null) return beginning || worldTimeline.inThisYear()
  return beginning === '' ? worldTimeline.until({ until }) : worldTimeline.fromTo({ from: beginning, until })
}
