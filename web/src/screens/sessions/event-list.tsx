import { type Roll, type SessionEvent } from '@waybook/contract'
import type { ReactNode } from 'react'

import { rollerOf, toastText } from '#parts/dice-result/roll-words.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
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
}

/** The events of a session, oldest first. */
export function EventList({ events }: { readonly events: readonly SessionEvent[] }) {
  return (
    <ol aria-label="What happened">
      {events.map((event) => (
        <li key={keyOf(event)} className="grid grid-cols-between gap-x-3 border-t border-line py-3 first:border-0">
          <Icon name={icons[event.kind]} className="mt-0.5 text-ink-2" />
          <div className="min-w-0 wrap-anywhere">
            <EventText event={event} />
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
  }
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
