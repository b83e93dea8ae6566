import { tableCombatants } from '@waybook/messages/tableCombatants'
import { crewRoles } from '@waybook/rules'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Stepper } from '#ui/field/stepper.tsx'

import type { SelectedProps } from '../selected-combatant.ts'
import { namesAboard } from './crew-words.ts'

/** The speed and the crew of a vehicle; for anybody else the vehicle that they are aboard of, if the encounter has one. */
export function CrewControls({ encounter, combatant }: SelectedProps) {
  if (combatant.vehicle) return <Speed encounter={encounter} combatant={combatant} />
  const hasVehicle = encounter.combatants.some(({ vehicle }) => vehicle)
  return hasVehicle ? <Aboard encounter={encounter} combatant={combatant} /> : null
}

function Speed({ encounter, combatant }: SelectedProps) {
  const { mutate } = useEncounterWrite()
  const { speed, top } = combatant.vehicle ?? { speed: 0, top: 0 }
  const set = (next: number) =>
    mutate({ name: 'setSpeed', params: { encounterId: encounter.id, combatantId: combatant.id, speed: next } })
  const isStopped = combatant.fallen
  const crew = namesAboard(encounter, combatant)
  return (
    <div className="grid gap-1.5">
      <Stepper
        name={tableCombatants.speedName({ speed, top })}
        less={{ label: tableCombatants.slower(), disabled: isStopped || speed <= 0, onStep: () => set(speed - 1) }}
        more={{ label: tableCombatants.faster(), disabled: isStopped || speed >= top, onStep: () => set(speed + 1) }}
      >
        <span aria-live="polite">{tableCombatants.speed({ speed, top })}</span>
      </Stepper>
      {crew === '' ? null : <p className="text-14 text-ink-2">{tableCombatants.aboardNames({ names: crew })}</p>}
    </div>
  )
}

const roles = () => crewRoles.map((role) => ({ value: role, label: tableCombatants.roleName({ role }) }))

function Aboard({ encounter, combatant }: SelectedProps) {
  const { mutate } = useEncounterWrite()
  const { id, aboard } = combatant
  const board = (vehicleId: string | null, role = aboard?.role) =>
    mutate({ name: 'board', params: { encounterId: encounter.id, combatantId: id, vehicleId, ...(role && { role }) } })
  return (
    <div className="grid gap-2">
      <SelectField
        label={tableCombatants.aboard()}
        value={aboard?.vehicle ?? ''}
        onChange={({ target }) => board(target.value === '' ? null : target.value)}
      >
        <option value="">{tableCombatants.noVehicle()}</option>
        {encounter.combatants.flatMap((one) =>
          one.vehicle ? (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ) : (
            []
          ),
        )}
      </SelectField>
      {aboard ? (
        <Segments
          label={tableCombatants.role()}
          terse
          options={roles()}
          value={aboard.role}
          onChange={(role) => board(aboard.vehicle, role)}
        />
      ) : null}
    </div>
  )
}
