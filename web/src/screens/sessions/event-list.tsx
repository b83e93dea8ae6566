import { type Roll, type SessionEvent } from '@waybook/contract'
import { sessionLog } from '@waybook/messages/sessionLog'
import type { ReactNode } from 'react'

import { rollerOf, toastText } from '#parts/dice-result/roll-words.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
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
    <ol aria-label={sessionLog.whatHappened()}>
      {events.map((event) => (
        <li key={keyOf(event)} className="grid grid-cols-between gap-x-3 border-t border-line py-3 first:border-0">
          <Icon name={icons[event.kind]} className="mt-0.5 text-ink-2" />
          <div className="min-w-0 wrap-anywhere">
            <EventText event={event} />
            {event.kind === 'line' && onRemoveLine ? (
              <Button variant="ghost" size="dense" onClick={() => onRemoveLine(event.id)}>
                {sessionLog.remove()}
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
      return <RichMessage parts={sessionLog.scene({ scene: event.entity.name }, { scene: linkTo(event.entity.id) })} />
    case 'revealed':
      return <RichMessage parts={sessionLog.revealed({ page: event.entity.name }, { page: linkTo(event.entity.id) })} />
    case 'secret':
      return (
        <RichMessage
          parts={sessionLog.secretRevealed({ page: event.entity.name }, { page: linkTo(event.entity.id) })}
        />
      )
    case 'note':
      return (
        <>
          <p className="text-14 text-ink-2">
            <RichMessage parts={sessionLog.wrote({ writer: event.note.by }, writerElements)} />
          </p>
          <RichText html={event.note.html} />
        </>
      )
    case 'inventory':
      return <InventoryText event={event} />
    case 'fell':
      return (
        <RichMessage
          parts={sessionLog.fell({ character: event.character.name }, { character: linkTo(event.character.id) })}
        />
      )
    case 'encounter':
      return fightText(event)
    case 'experience':
      return <ExperienceText event={event} />
    case 'line':
      return event.text
  }
}

/** The link of a name in a message. */
function linkTo(id: string) {
  return (name: string) => <EntityLink key={id} id={id} name={name} />
}

const writerElements = {
  writer: (name: string) => (
    <b key="writer" className="text-ink">
      {name}
    </b>
  ),
}
const rollerElements = { roller: (name: string) => <b key="roller">{name}</b> }

type EventOf<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { kind: Kind }>

function InventoryText({ event: { character, item, amount } }: { readonly event: EventOf<'inventory'> }) {
  const names = { character: character.name, item: item.name }
  const links = { character: linkTo(character.id), item: linkTo(item.id) }
  const parts = amount === 0 ? sessionLog.hasNoLonger(names, links) : sessionLog.has({ ...names, amount }, links)
  return <RichMessage parts={parts} />
}

function ExperienceText({ event: { character, amount, reason } }: { readonly event: EventOf<'experience'> }) {
  const words = { character: character.name, amount }
  const links = { character: linkTo(character.id) }
  const parts =
    reason === '' ? sessionLog.experience(words, links) : sessionLog.experienceFor({ ...words, reason }, links)
  return <RichMessage parts={parts} />
}

function fightText({ title, rounds }: EventOf<'encounter'>): string {
  const isNamed = title !== ''
  if (rounds === null) return isNamed ? sessionLog.namedFightBegan({ title }) : sessionLog.fightBegan()
  if (rounds === 0) return isNamed ? sessionLog.namedFightEnded({ title }) : sessionLog.fightEnded()
  return isNamed ? sessionLog.namedFightTook({ title, rounds }) : sessionLog.fightTook({ rounds })
}

function RollText({ roll }: { readonly roll: Roll }) {
  const skills = useSkills()
  const words = { roller: rollerOf(roll), roll: toastText(roll, skills) }
  const parts = {
    table: () => sessionLog.roll(words, rollerElements),
    gameMaster: () => sessionLog.rollForGameMaster(words, rollerElements),
    self: () => sessionLog.rollForSelf(words, rollerElements),
  }[roll.audience]
  return <RichMessage parts={parts()} />
}
