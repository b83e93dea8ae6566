import type { Encounter } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'

import { useOperation } from '#api/operation-query.ts'
import { useEncounterWrite } from '#api/use-play-write.ts'
import { SlotStrip } from '#parts/encounter/slot-strip.tsx'
import { Button } from '#ui/button/button.tsx'

import { ClaimButtons } from './claim-buttons.tsx'
import { Initiative } from './initiative.tsx'
import { SlotMenu } from './slot-menu.tsx'

/** The initiative order, the combatants that may take the current slot, and buttons for the next and previous slot. */
export function OrderSection({ encounter }: { readonly encounter: Encounter }) {
  const { id: encounterId, version, round, slots, title, canGoBack } = encounter
  const { mutate, isPending } = useEncounterWrite()
  const seen = { encounterId, version }
  return (
    <section aria-label={tableEncounter.order()} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-touch items-center gap-2">
        <h2 className="flex-1 whitespace-nowrap">
          {round === 0 ? tableEncounter.initiative() : tableEncounter.round({ round })}
        </h2>
        {round === 0 ? null : (
          <Button
            size="small"
            variant="ghost"
            disabled={!canGoBack || isPending}
            onClick={() => mutate({ name: 'turnBack', params: seen })}
          >
            {tableEncounter.back()}
          </Button>
        )}
        {slots.length === 0 ? (
          <Initiative encounter={encounter} />
        ) : (
          <Button
            size="small"
            className="whitespace-nowrap"
            busy={isPending}
            onClick={() => mutate({ name: 'nextTurn', params: seen })}
          >
            {round === 0 ? tableEncounter.begin() : tableEncounter.nextSlot()}
          </Button>
        )}
      </div>
      {round === 0 && slots.length > 0 ? <NotRolled /> : null}
      {title === '' ? null : <p className="-mt-2 text-14 text-ink-2">{title}</p>}
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
      {slots.length === 0 ? null : <Initiative encounter={encounter} />}
    </section>
  )
}

/** The characters that have not rolled the initiative that was called, so that the first round does not begin without them. */
function NotRolled() {
  const { data } = useOperation('getOpenChecks', {}, { retry: false })
  const asked = (data?.checks ?? []).filter(({ kind }) => kind === 'initiative').flatMap(({ parts }) => parts)
  const names = asked.filter(({ roll }) => roll === null).map(({ characterName }) => characterName)
  return (
    <output className="-mt-1 block text-14 text-ink-2 empty:hidden">
      {names.length === 0 ? null : tableEncounter.notRolled({ names: names.join(', ') })}
    </output>
  )
}
