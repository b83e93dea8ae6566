import { CONDITION_LENGTH_MAX, type ConditionUntil, type PlayCondition } from '@waybook/contract'
import { tableCombatantSheet } from '@waybook/messages/tableCombatantSheet'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'

interface ConditionFormProps {
  readonly busy: boolean
  readonly onAdd: (condition: PlayCondition) => void
  readonly onCancel: () => void
}

const endings = ['hand', 'rounds', 'check', 'encounter'] as const
const endingNames: Readonly<Record<(typeof endings)[number], () => string>> = {
  hand: () => tableCombatantSheet.untilRemoved(),
  rounds: () => tableCombatantSheet.someRounds(),
  check: () => tableCombatantSheet.nextCheck(),
  encounter: () => tableCombatantSheet.encounter(),
}

const effects = ['none', 'boost', 'setback', 'difficulty'] as const
const effectNames: Readonly<Record<(typeof effects)[number], () => string>> = {
  none: () => tableCombatantSheet.noDice(),
  boost: () => tableCombatantSheet.boostDice(),
  setback: () => tableCombatantSheet.setbackDice(),
  difficulty: () => tableCombatantSheet.upgrades(),
}

/** A form for a condition's name, dice and duration. */
export function ConditionForm({ busy, onAdd, onCancel }: ConditionFormProps) {
  const [name, setName] = useState('')
  const [effect, setEffect] = useState<(typeof effects)[number]>('none')
  const [count, setCount] = useState('1')
  const [ending, setEnding] = useState<(typeof endings)[number]>('hand')
  const [rounds, setRounds] = useState('1')
  const until: ConditionUntil = ending === 'rounds' ? { rounds: Math.max(1, Number(rounds) || 1) } : ending
  const condition = { name: name.trim(), dice: diceOf(effect, Math.max(1, Number(count) || 1)), until }
  return (
    <form
      aria-label={tableCombatantSheet.addCondition()}
      className="mt-2 grid grid-cols-2 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (condition.name !== '' && !busy) onAdd(condition)
      }}
    >
      <div className="col-span-2">
        <TextField
          label={tableCombatantSheet.condition()}
          autoComplete="off"
          maxLength={CONDITION_LENGTH_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <SelectField
        label={tableCombatantSheet.dice()}
        value={effect}
        onChange={({ target }) => setEffect(effects.find((one) => one === target.value) ?? 'none')}
      >
        {effects.map((one) => (
          <option key={one} value={one}>
            {effectNames[one]()}
          </option>
        ))}
      </SelectField>
      {effect === 'none' ? (
        <span />
      ) : (
        <Count label={tableCombatantSheet.howMany()} value={count} most={9} onChange={setCount} />
      )}
      <SelectField
        label={tableCombatantSheet.lasts()}
        value={ending}
        onChange={({ target }) => setEnding(endings.find((one) => one === target.value) ?? 'hand')}
      >
        {endings.map((one) => (
          <option key={one} value={one}>
            {endingNames[one]()}
          </option>
        ))}
      </SelectField>
      {ending === 'rounds' ? (
        <Count label={tableCombatantSheet.rounds()} value={rounds} most={99} onChange={setRounds} />
      ) : (
        <span />
      )}
      <Button size="small" onClick={onCancel}>
        {tableCombatantSheet.cancel()}
      </Button>
      <Button type="submit" size="small" busy={busy} disabled={condition.name === ''}>
        {tableCombatantSheet.add()}
      </Button>
    </form>
  )
}

function diceOf(effect: (typeof effects)[number], count: number): PlayCondition['dice'] {
  if (effect === 'none') return []
  return [{ op: effect === 'difficulty' ? 'upgrade' : 'add', die: effect, count }]
}

interface CountProps {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly onChange: (value: string) => void
}

function Count({ label, value, most, onChange }: CountProps) {
  return (
    <TextField
      label={label}
      type="number"
      min={1}
      max={most}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
