import { tableCombatants } from '@waybook/messages/tableCombatants'

import { useMe } from '#api/session.ts'
import { OwnTurn } from '#parts/encounter/own-turn.tsx'
import { SlotStrip } from '#parts/encounter/slot-strip.tsx'
import { TurnAnnouncer } from '#parts/encounter/turn-announcer.tsx'
import { useEncounter } from '#parts/encounter/use-encounter.ts'

import { PlayerTarget } from '../target-bar.tsx'
import { OwnState } from './own-state.tsx'

/** At the upper edge: the order, the current turn, and the button that takes it. */
export function PlayerTurn() {
  const encounter = useEncounter()
  if (!encounter) return null
  return (
    <section aria-label={tableCombatants.encounter()} className="contents">
      <div className="hud flex min-h-14 min-w-0 grow basis-40 items-center px-1.5 empty:hidden md:max-w-92 md:basis-92">
        <SlotStrip encounter={encounter} />
      </div>
      <div className="hud col-span-full min-w-0 grow basis-72 px-3 py-1.5 md:max-w-92 md:basis-92">
        <OwnTurn encounter={encounter} />
      </div>
      <TurnAnnouncer encounter={encounter} />
    </section>
  )
}

/** At the lower edge: the target of an attack, and the player's own state. */
export function PlayerState() {
  const encounter = useEncounter()
  const { characterId } = useMe()
  if (!encounter) return null
  return (
    <>
      <PlayerTarget encounter={encounter} />
      {characterId === null ? null : <OwnState characterId={characterId} />}
    </>
  )
}
