import type { Encounter } from '@waybook/contract'

import { currentSlot, sideNames, slotsToGo } from '#parts/encounter/order.ts'
import { SlotStrip } from '#parts/encounter/slot-strip.tsx'
import { useEncounterWrite } from '#parts/encounter/use-encounter-write.ts'
import { Button } from '#ui/button/button.tsx'

import { ClaimButtons } from './claim-buttons.tsx'
import { Initiative } from './initiative.tsx'
import { SlotMenu } from './slot-menu.tsx'

/** The order of initiative, who may take the current slot, and the steps to the next one and back. */
export function OrderSection({ encounter }: { readonly encounter: Encounter }) {
  const { id: encounterId, version, round, slots, title, canGoBack } = encounter
  const { mutate, isPending } = useEncounterWrite()
  const seen = { encounterId, version }
  return (
    <section aria-label="Order of initiative" className="grid gap-2">
      <div className="flex min-h-11 items-center gap-2">
        <h2 className="min-w-0 shrink-0">{round === 0 ? 'Initiative' : `Round ${round}`}</h2>
        <span className="min-w-0 flex-1 truncate text-end text-14 text-ink-2">{noteFor(encounter)}</span>
        {slots.length === 0 ? null : (
          <Button
            size="small"
            className="min-h-11 shrink-0"
            busy={isPending}
            onClick={() => mutate({ name: 'nextTurn', params: seen })}
          >
            {round === 0 ? 'Begin' : 'Next slot'}
          </Button>
        )}
      </div>
      {title === '' ? null : <p className="text-14 text-ink-2">{title}</p>}
      <SlotStrip
        encounter={encounter}
        wraps
        renderSlot={(slot, figure) => (
          <SlotMenu encounter={encounter} slot={slot}>
            {figure}
          </SlotMenu>
        )}
      />
      <ClaimButtons encounter={encounter} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          className="min-h-11"
          disabled={!canGoBack || isPending}
          onClick={() => mutate({ name: 'turnBack', params: seen })}
        >
          Back
        </Button>
        <Initiative encounter={encounter} />
      </div>
    </section>
  )
}

/** Such as "party slot, 5 to go". */
function noteFor(encounter: Encounter): string {
  const slot = currentSlot(encounter)
  if (!slot) return encounter.slots.length === 0 ? 'no slots yet' : ''
  return `${sideNames[slot.side].toLowerCase()}, ${slotsToGo(encounter)} to go`
}
