import { routeOf, type Combatant } from '@waybook/contract'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { participantIdOf } from '#parts/check/use-targets.ts'
import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { shortName } from '#parts/encounter/order.ts'
import { PointMeter } from '#parts/sheet-stats/point-meter.tsx'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'

import { PointsStepper } from '../combatants/points-stepper.tsx'
import type { SelectedProps } from '../selected-combatant.ts'
import { kindNames } from '../start/joining.ts'
import { CrewControls } from '../vehicle/crew-controls.tsx'
import { CombatantConditions } from './combatant-conditions.tsx'
import { CombatantSheet } from './combatant-sheet.tsx'
import { ManualInitiative } from './manual-initiative.tsx'
import { TokenOfCombatant } from './token-of-combatant.tsx'

/** The selected combatant: figures, conditions, sheet and weapons, and the game master's actions. */
export function SelectedSection({ encounter, combatant }: SelectedProps) {
  const { id, name, characterId, known, side } = combatant
  const { mutate, pending } = useEncounterWrite()
  const pendingKnown = pending?.name === 'updateCombatant' ? pending.params.known : undefined
  return (
    <section aria-label={`${name} in the encounter`} className="grid gap-3">
      <SelectedHead combatant={combatant} />
      <Points encounter={encounter} combatant={combatant} />
      <CrewControls encounter={encounter} combatant={combatant} />
      {characterId === null ? null : (
        <CombatantSheet characterId={characterId} participantId={participantIdOf(combatant)} />
      )}
      <CombatantConditions encounter={encounter} combatant={combatant} />
      {side === 'gameMaster' ? (
        <Switch
          label="Known to players"
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
      <CombatantFace combatant={combatant} size="size-11" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate">{name}</h2>
        <p className="text-14 leading-5 text-ink-2">{subtitleOf(combatant)}</p>
      </div>
      {characterId === null ? null : (
        <PageLink
          href={routeOf(characterId)}
          aria-label={`Page of ${name}`}
          className="grid min-h-touch shrink-0 content-center px-1 font-semibold text-link no-underline hover:underline"
        >
          Page
        </PageLink>
      )}
    </header>
  )
}

function Points({ encounter, combatant }: SelectedProps) {
  const { figures, vehicle } = combatant
  if (!figures) return null
  return (
    <>
      <div className="grid gap-1.5">
        <div className="flex items-center justify-between gap-2">
          <span className="font-medium">{vehicle ? 'Hull' : 'Hit points'}</span>
          <PointsStepper encounter={encounter} combatant={combatant} points="hitPoints" />
        </div>
        <PointMeter
          value={Math.max(0, figures.woundThreshold - figures.wounds)}
          most={figures.woundThreshold}
          tone="npc"
        />
      </div>
      {figures.strainThreshold === null ? null : (
        <div className="flex items-center justify-between gap-2">
          <span className="font-medium">{vehicle ? 'System strain' : 'Strain'}</span>
          <PointsStepper encounter={encounter} combatant={combatant} points="strain" />
        </div>
      )}
    </>
  )
}

/** The game master's actions with the combatant. */
function Actions({ encounter, combatant }: SelectedProps) {
  const { id, name, characterId } = combatant
  const { mutate } = useEncounterWrite()
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => askForAim({ kind: 'target', characterId: null, targetId: id, name })}
      >
        Attack {shortName(combatant)}
      </Button>
      {characterId === null ? (
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => askForAim({ kind: 'described', characterId: id, name })}
        >
          Attack as {shortName(combatant)}
        </Button>
      ) : null}
      <TokenOfCombatant encounter={encounter} combatant={combatant} />
      <ManualInitiative encounter={encounter} combatant={combatant} />
      <Button
        size="small"
        variant="danger"
        aria-label={`Remove ${name} from the encounter`}
        onClick={() => mutate({ name: 'removeCombatant', params: { encounterId: encounter.id, combatantId: id } })}
      >
        Remove
      </Button>
    </div>
  )
}

/** For example "Minions, soak 3, defense 0 and 1". */
function subtitleOf({ kind, figures, group, vehicle }: Combatant): string {
  const adversary = figures && figures.adversary > 0 ? `adversary ${figures.adversary}` : null
  return [
    vehicle ? `Vehicle, silhouette ${vehicle.silhouette}` : kindNames[kind],
    group?.unit ? `${group.unit} hit points each` : null,
    figures ? `${vehicle ? 'armor' : 'soak'} ${figures.soak}` : null,
    figures && !vehicle ? `defense ${figures.meleeDefence} and ${figures.rangedDefence}` : null,
    adversary,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
