import { type Roll, type SessionEvent } from '@waybook/contract'
import type { ReactNode } from 'react'

import { rollerOf, toastText } from '#parts/dice-result/roll-words.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/text/icon.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { formatTime } from '#ui/text/words.ts'

const icons: Readonly<Record<SessionEvent['kind'], IconName>> = {
  roll: 'dice',
  scene: 'map',
  revealed: 'eye',
  secret: 'eye',
  note: 'notes',
  inventory: 'items',
  fell: 'fist',
  encounter: 'fist',
  experience: 'star',
  line: 'pencil',
}

interface EventListProps {
  readonly events: readonly SessionEvent[]
  /** Removes a line. Only for game masters. */
  readonly onRemoveLine?: ((lineId: string) => void) | undefined
}

/** The events of a session, oldest first. */
export function EventList({ events, onRemoveLine }: EventListProps) {
  return (
    <ol aria-label="What happened">
      {events.map((event) => (
        <li key={keyOf(event)} className="grid grid-cols-between gap-x-3 border-t border-line py-3 first:border-0">
          <Icon name={icons[event.kind]} className="mt-0.5 text-ink-2" />
          <div className="min-w-0 wrap-anywhere">
            <EventText event={event} />
            {event.kind === 'line' && onRemoveLine ? (
              <Button variant="ghost" size="dense" onClick={() => onRemoveLine(event.id)}>
                Remove
              </Button>
            ) : null}
          </div>
          <time dateTime={new Date(event.at).toISOString()} className="text-14 text-ink-2">
            {formatTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function keyOf(event: SessionEvent): string {
  if (event.kind === 'roll') return event.roll.id
  if ('id' in event) return event.id
  if (event.kind === 'note') return event.note.id
  if (event.kind === 'inventory') return `${event.character.id} ${event.item.id}`
  return `${event.kind} ${'entity' in event ? event.entity.id : event.character.id} ${event.at}`
}

function EventText({ event }: { readonly event: SessionEvent }): ReactNode {
  switch (event.kind) {
    case 'roll':
      return <RollText roll={event.roll} />
    case 'scene':
      return (
        <>
          Scene: <EntityLink id={event.entity.id} name={event.entity.name} />
        </>
      )
    case 'revealed':
      return (
        <>
          <EntityLink id={event.entity.id} name={event.entity.name} /> was revealed
        </>
      )
    case 'secret':
      return (
        <>
          A secret about <EntityLink id={event.entity.id} name={event.entity.name} /> was revealed
        </>
      )
    case 'note':
      return (
        <>
          <p className="text-14 text-ink-2">
            <b className="text-ink">{event.note.by}</b> wrote
          </p>
          <RichText html={event.note.html} />
        </>
      )
    case 'inventory':
      return (
        <>
          <EntityLink id={event.character.id} name={event.character.name} />{' '}
          {event.amount === 0 ? 'no longer has' : `has ${event.amount} ×`}{' '}
          <EntityLink id={event.item.id} name={event.item.name} />
        </>
      )
    case 'fell':
      return (
        <>
          <EntityLink id={event.character.id} name={event.character.name} /> fell: no hit points left
        </>
      )
    case 'encounter':
      return fightText(event)
    case 'experience':
      return (
        <>
          <EntityLink id={event.character.id} name={event.character.name} /> got {event.amount} experience
          {event.reason === '' ? '' : `: ${event.reason}`}
        </>
      )
    case 'line':
      return event.text
  }
}

function fightText({ title, rounds }: Extract<SessionEvent, { kind: 'encounter' }>): string {
  const fight = title === '' ? 'A fight' : `A fight: ${title}`
  if (rounds === null) return `${fight} began`
  if (rounds === 0) return `${fight}. It ended before the first round`
  return `${fight}. It took ${rounds === 1 ? '1 round' : `${rounds} rounds`}`
}

function RollText({ roll }: { readonly roll: Roll }) {
  const skills = useSkills()
  const audienceNotes = { table: '', gameMaster: ' (shown to the game master only)', self: ' (nobody else saw it)' }
  return (
    <>
      <b>{rollerOf(roll)}</b>, {toastText(roll, skills)}
      {audienceNotes[roll.audience]}
    </>
  )
}
