import type { Combatant, Encounter } from '@waybook/contract'
import { turns } from '@waybook/messages/turns'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { Button } from '#ui/button/button.tsx'

import { combatantOf, currentSlot, mayTake, namesOf, shortName, sideNames } from './order.ts'
import { useOwnCombatant } from './use-encounter.ts'

interface OwnTurnProps {
  readonly encounter: Encounter
}

/** Says whose turn it is. Players can take an open party slot for their own character, give it back, and end their turn. */
export function OwnTurn({ encounter }: OwnTurnProps) {
  const own = useOwnCombatant(encounter)
  const slot = currentSlot(encounter)
  const { title, note } = wordsFor(encounter, own)
  return (
    <div className="flex min-h-touch items-center justify-between gap-3">
      <p className="min-w-0">
        <b className="block truncate font-serif text-16 leading-5 font-semibold">{title}</b>
        <span className="block truncate text-14 leading-5 text-ink-2">{note}</span>
      </p>
      {own && slot ? <TurnButtons encounter={encounter} own={own} slot={slot} /> : null}
    </div>
  )
}

interface Words {
  readonly title: string
  readonly note: string
}

function wordsFor(encounter: Encounter, own: Combatant | null): Words {
  const { round } = encounter
  if (round === 0) return { title: turns.encounter(), note: turns.notBegun() }
  const slot = currentSlot(encounter)
  const note = turns.round({ round })
  if (!slot) return { title: turns.somebodyElse(), note }
  const who = combatantOf(encounter, slot.claimedBy)
  if (who) return { title: who.id === own?.id ? turns.yourTurn() : turns.turnOf({ name: shortName(who) }), note }
  const isOwn = ({ id }: Combatant) => id === own?.id
  const able = (slot.side === 'players' ? mayTake(encounter, slot) : [])
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map((one) => (isOwn(one) ? { ...one, name: turns.you() } : one))
  const title = sideNames[slot.side]
  return { title, note: able.length === 0 ? note : turns.roundNames({ round, names: namesOf(able) }) }
}

interface TurnButtonsProps extends OwnTurnProps {
  readonly own: Combatant
  readonly slot: NonNullable<ReturnType<typeof currentSlot>>
}

function TurnButtons({ encounter, own, slot }: TurnButtonsProps) {
  const { mutate, isPending } = useEncounterWrite()
  const seen = { encounterId: encounter.id, version: encounter.version }
  if (slot.claimedBy === own.id)
    return (
      <span className="flex shrink-0 gap-2">
        {slot.acted ? null : (
          <Button
            size="small"
            variant="ghost"
            busy={isPending}
            onClick={() => mutate({ name: 'releaseSlot', params: { ...seen, slotId: slot.id } })}
          >
            {turns.giveBack()}
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          busy={isPending}
          onClick={() => mutate({ name: 'nextTurn', params: seen })}
        >
          {turns.endTurn()}
        </Button>
      </span>
    )
  const isOpen = slot.claimedBy === null && mayTake(encounter, slot).includes(own)
  if (!isOpen) return null
  return (
    <Button
      size="small"
      variant="primary"
      className="shrink-0"
      busy={isPending}
      busyLabel={turns.taking()}
      onClick={() => mutate({ name: 'claimSlot', params: { ...seen, slotId: slot.id, combatantId: own.id } })}
    >
      {turns.takeIt()}
    </Button>
  )
}
