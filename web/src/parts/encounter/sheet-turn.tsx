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
      aria-label="Encounter"
      className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 rounded-panel border border-line bg-surface px-3 py-1.5 md:mb-5 md:grid-cols-2 md:items-center md:px-4 max-md:landscape:grid-cols-2 max-md:landscape:items-center print:hidden"
    >
      <SlotStrip encounter={encounter} />
      <OwnTurn encounter={encounter} />
      <TurnAnnouncer encounter={encounter} />
    </section>
  )
}
