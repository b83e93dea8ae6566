import { turns } from '@waybook/messages/turns'

import { OwnTurn } from './own-turn.tsx'
import { SlotStrip } from './slot-strip.tsx'
import { TurnAnnouncer } from './turn-announcer.tsx'
import { useEncounter } from './use-encounter.ts'

/** Shows the order of initiative and the viewer's own turn on their sheet during an encounter. */
export function SheetTurn() {
  const encounter = useEncounter()
  if (!encounter) return null
  return (
    <section
      aria-label={turns.encounter()}
      className="mb-3 grid grid-cols-2 items-center gap-x-6 card px-3 py-1.5 md:mb-5 md:px-4 max-md:portrait:grid-cols-1 print:hidden"
    >
      <SlotStrip encounter={encounter} />
      <OwnTurn encounter={encounter} />
      <TurnAnnouncer encounter={encounter} />
    </section>
  )
}
