import { campaignForm } from '@waybook/messages/campaignForm'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

interface RelationshipNamesProps {
  /** The names in the file. */
  readonly names: unknown
  readonly onChange: (names: Readonly<Record<string, string>>) => void
}

/** The names that pages show for relationship types, for example in another language. */
export function RelationshipNames({ names, onChange }: RelationshipNamesProps) {
  const rows = Object.entries(typeof names === 'object' && names !== null ? names : {}).map(
    ([type, shown]) => [type, String(shown)] as const,
  )
  const [type, setType] = useState('')
  const wanted = type.trim()
  const write = (changed: readonly (readonly [string, string])[]) => onChange(Object.fromEntries(changed))
  const add = () => {
    if (wanted !== '') write([...rows, [wanted, wanted]])
    setType('')
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1 text-14 font-semibold">{campaignForm.relationships()}</legend>
      {rows.map(([one, shown]) => (
        <div key={one} className="grid grid-cols-[minmax(0,1fr)_3rem] items-end gap-1.5">
          <TextField
            label={campaignForm.shownAs({ type: one })}
            value={shown}
            onChange={({ target }) => write(rows.map((row) => (row[0] === one ? [one, target.value] : row)))}
          />
          <RoundButton
            sign="cross"
            quiet
            label={campaignForm.remove({ name: one })}
            onPress={() => write(rows.filter(([other]) => other !== one))}
          />
        </div>
      ))}
      <TextField
        label={campaignForm.another()}
        placeholder={campaignForm.relationExample()}
        value={type}
        onChange={({ target }) => setType(target.value)}
        action={
          <Button onClick={add} className="shrink-0">
            {campaignForm.add()}
          </Button>
        }
      />
    </fieldset>
  )
}
