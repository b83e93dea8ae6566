import type { Combatant, Encounter } from '@waybook/contract'

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
  if (round === 0) return { title: 'Encounter', note: 'The first round has not begun.' }
  const slot = currentSlot(encounter)
  if (!slot) return { title: 'Somebody else', note: `Round ${round}` }
  const who = combatantOf(encounter, slot.claimedBy)
  if (who) return { title: who.id === own?.id ? 'Your turn' : `${shortName(who)}’s turn`, note: `Round ${round}` }
  const able = slot.side === 'players' ? mayTake(encounter, slot) : []
  const names = namesOf(able.map((one) => (one.id === own?.id ? { ...one, name: 'You' } : one)).toSorted(youFirst))
  return { title: sideNames[slot.side], note: names === '' ? `Round ${round}` : `Round ${round}. ${names}` }
}

const youFirst = (one: Combatant, other: Combatant) => Number(other.name === 'You') - Number(one.name === 'You')

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
            Give back
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          busy={isPending}
          onClick={() => mutate({ name: 'nextTurn', params: seen })}
        >
          End turn
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
      busyLabel="Taking..."
      onClick={() => mutate({ name: 'claimSlot', params: { ...seen, slotId: slot.id, combatantId: own.id } })}
    >
      Take it
    </Button>
  )
}
