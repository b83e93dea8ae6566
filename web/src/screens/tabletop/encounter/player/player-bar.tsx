import { useMe } from '#api/session.ts'
import { OwnTurn } from '#parts/encounter/own-turn.tsx'
import { SlotStrip } from '#parts/encounter/slot-strip.tsx'
import { TurnAnnouncer } from '#parts/encounter/turn-announcer.tsx'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { StoryChip } from '#screens/layout/calls/story/story-chip.tsx'

import { PlayerTarget } from '../target-bar.tsx'
import { OwnState } from './own-state.tsx'

/** At the upper edge the order, whose turn it is, and the button that takes it; at the lower edge whom an attack would be aimed at, and the own state. */
export function PlayerBar() {
  const encounter = useEncounter()
  const { characterId } = useMe()
  if (!encounter) return null
  return (
    <>
      <section aria-label="Encounter" data-turn-bar className="contents">
        <div className="hud top-2 right-17 left-17 flex min-h-14 items-center overflow-hidden px-1.5 md:top-24 md:right-auto md:left-4 md:w-92">
          <SlotStrip encounter={encounter} />
        </div>
        <div className="hud inset-x-2 top-18 px-3 py-1.5 md:top-41 md:right-auto md:left-4 md:w-92">
          <OwnTurn encounter={encounter} />
        </div>
        <div className="hud top-34 right-2 px-1 empty:hidden md:hidden">
          <StoryChip className="flex min-h-11 items-center gap-2 rounded-control px-2" />
        </div>
        <TurnAnnouncer encounter={encounter} />
      </section>
      <PlayerTarget encounter={encounter} />
      {characterId === null ? null : <OwnState characterId={characterId} />}
    </>
  )
}
