import { COMBATANTS_MAX, combatantKinds } from '@waybook/contract'
import { tableCombatants } from '@waybook/messages/tableCombatants'
import { tableEncounterStart } from '@waybook/messages/tableEncounterStart'

import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'

import { countOf, sizesOf, type Candidate } from './joining.ts'

interface CandidateRowProps {
  readonly candidate: Candidate
  readonly onChange: (change: Partial<Candidate>) => void
}

/** A possible combatant. A chosen one has fields for its kind and numbers. */
export function CandidateRow({ candidate, onChange }: CandidateRowProps) {
  const { characterId, name, kind, joins } = candidate
  const isParty = kind === 'character' && characterId !== null
  return (
    <li className="border-b border-line py-2 last:border-0">
      {characterId === null ? (
        <FreeName name={name} onChange={onChange} />
      ) : (
        <JoinBox name={name} joins={joins} onChange={onChange} />
      )}
      {joins && !isParty ? <CandidateDetails candidate={candidate} onChange={onChange} /> : null}
    </li>
  )
}

/** A new row's name field, which takes the focus. */
function FreeName({ name, onChange }: Pick<Candidate, 'name'> & Pick<CandidateRowProps, 'onChange'>) {
  const field = useFocusAtFirst()
  return (
    <TextField
      label={tableEncounterStart.name()}
      ref={field}
      maxLength={80}
      autoComplete="off"
      value={name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
  )
}

function JoinBox({ name, joins, onChange }: Pick<Candidate, 'name' | 'joins'> & Pick<CandidateRowProps, 'onChange'>) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        checked={joins}
        onChange={({ target }) => onChange({ joins: target.checked })}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0 truncate">{name}</span>
    </label>
  )
}

const kindsWithoutParty = combatantKinds.filter((kind) => kind !== 'character')

function CandidateDetails({ candidate, onChange }: CandidateRowProps) {
  const { characterId, name, kind, unit, known } = candidate
  const count = countOf(candidate)
  const sizes = sizesOf(candidate)
  return (
    <fieldset aria-label={name === '' ? tableEncounterStart.unnamed() : name} className="grid min-w-0 gap-2 pt-1 pb-2">
      <div className="grid grid-cols-2 items-start gap-2 md:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <SelectField
          label={tableEncounterStart.kind()}
          value={kind}
          onChange={({ target }) => {
            const chosen = combatantKinds.find((one) => one === target.value)
            if (chosen) onChange({ kind: chosen })
          }}
        >
          {kindsWithoutParty.map((one) => (
            <option key={one} value={one}>
              {tableCombatants.kind({ kind: one })}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={kind === 'minions' ? tableEncounterStart.howMany() : tableEncounterStart.copies()}
          value={count}
          most={COMBATANTS_MAX}
          onChange={(to) => onChange({ count: to })}
        />
        {kind === 'minions' ? (
          <NumberField
            label={tableEncounterStart.groups()}
            {...(sizes.length > 1 && { hint: tableEncounterStart.sizes({ sizes: sizes.join(', ') }) })}
            value={sizes.length}
            most={count}
            onChange={(to) => onChange({ groups: to })}
          />
        ) : null}
        {characterId === null ? (
          <NumberField
            label={kind === 'minions' ? tableEncounterStart.hitPointsEach() : tableEncounterStart.hitPoints()}
            value={unit}
            most={999}
            onChange={(to) => onChange({ unit: to })}
          />
        ) : null}
      </div>
      <Switch
        label={known ? tableEncounterStart.known() : tableEncounterStart.ambush()}
        checked={known}
        onChange={(to) => onChange({ known: to })}
      />
    </fieldset>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function NumberField({ value, most, onChange, ...words }: NumberFieldProps) {
  return (
    <TextField
      {...words}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      value={value}
      onChange={({ target }) => onChange(Math.min(Math.max(Math.trunc(target.valueAsNumber) || 1, 1), most))}
    />
  )
}
