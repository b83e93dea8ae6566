import { routeOf } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { participantIdOf } from '#parts/check/use-targets.ts'
import { shortName } from '#parts/encounter/order.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'

import type { SelectedProps } from '../selected-combatant.ts'
import { CrewControls } from '../vehicle/crew-controls.tsx'
import { CombatantConditions } from './combatant-conditions.tsx'
import { CombatantSheet } from './combatant-sheet.tsx'
import { ManualInitiative } from './manual-initiative.tsx'
import { TokenOfCombatant } from './token-of-combatant.tsx'

/** What the list doesn't say of the selected combatant: conditions, sheet and weapons, and the game master's actions. */
export function SelectedSection({ encounter, combatant }: SelectedProps) {
  const { id, name, characterId, known, side } = combatant
  const { mutate, pending } = useEncounterWrite()
  const pendingKnown = pending?.name === 'updateCombatant' ? pending.params.known : undefined
  return (
    <section aria-label={tableEncounter.inEncounter({ name })} className="grid gap-3">
      <SelectedHead combatant={combatant} />
      <CrewControls encounter={encounter} combatant={combatant} />
      {characterId === null ? null : (
        <CombatantSheet characterId={characterId} participantId={participantIdOf(combatant)} />
      )}
      <CombatantConditions encounter={encounter} combatant={combatant} />
      {side === 'gameMaster' ? (
        <Switch
          label={tableEncounter.known()}
          checked={pendingKnown ?? known}
          onChange={(to) =>
            mutate({ name: 'updateCombatant', params: { encounterId: encounter.id, combatantId: id, known: to } })
          }
        />
      ) : null}
      <Actions encounter={encounter} combatant={combatant} />
    </section>
  )
}

function SelectedHead({ combatant }: Pick<SelectedProps, 'combatant'>) {
  const { name, characterId } = combatant
  return (
    <header className="flex items-center gap-3">
      <h2 className="min-w-0 flex-1 truncate">{tableEncounter.about({ name: shortName(combatant) })}</h2>
      {characterId === null ? null : (
        <PageLink
          href={routeOf(characterId)}
          aria-label={tableEncounter.pageOf({ name })}
          className="grid min-h-touch shrink-0 content-center px-1 font-semibold text-link no-underline hover:underline"
        >
          {tableEncounter.page()}
        </PageLink>
      )}
    </header>
  )
}

/** The game master's actions with the combatant. */
function Actions({ encounter, combatant }: SelectedProps) {
  const { id, name, characterId } = combatant
  const { mutate } = useEncounterWrite()
  return (
    <div className="flex flex-wrap gap-2">
      {characterId === null ? (
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => askForAim({ kind: 'described', characterId: id, name })}
        >
          {tableEncounter.attackAs({ name: shortName(combatant) })}
        </Button>
      ) : null}
      <TokenOfCombatant encounter={encounter} combatant={combatant} />
      <ManualInitiative encounter={encounter} combatant={combatant} />
      <Button
        size="small"
        variant="danger"
        aria-label={tableEncounter.removeNamed({ name })}
        onClick={() => mutate({ name: 'removeCombatant', params: { encounterId: encounter.id, combatantId: id } })}
      >
        {tableEncounter.remove()}
      </Button>
    </div>
  )
}
