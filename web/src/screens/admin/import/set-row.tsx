import { importPlan } from '@waybook/messages/importPlan'
import { useEffect, useEffectEvent, useState } from 'react'

import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'

const places = () =>
  [
    { value: 'campaign', label: importPlan.campaign() },
    { value: 'set', label: importPlan.aSet() },
  ] as const

interface SetRowProps {
  /** The name of the uploaded file. */
  readonly title: string
  /** The name of the set; `undefined` for the campaign. */
  readonly set: string | undefined
  readonly onChange: (set: string | undefined) => void
}

/** Whether a file becomes the campaign, or a set of its library beside everything that is there. */
export function SetRow({ title, set, onChange }: SetRowProps) {
  const [name, setName] = useState(set ?? nameOf(title))
  // The library links here.
  const begin = useEffectEvent(() => location.hash === '#set' && set === undefined && onChange(nameOf(title)))
  useEffect(() => void begin(), [])
  const keep = () => name.trim() !== '' && name.trim() !== set && onChange(name.trim())
  return (
    <div className="grid max-w-measure gap-3">
      <Segments
        label={importPlan.whatItBecomes()}
        options={places()}
        value={set === undefined ? 'campaign' : 'set'}
        onChange={(place) => onChange(place === 'set' ? name.trim() || nameOf(title) : undefined)}
      />
      {set === undefined ? null : (
        <TextField
          label={importPlan.nameOfSet()}
          hint={importPlan.nameOfSetHint()}
          value={name}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      )}
    </div>
  )
}

/** `marsh-set.zip` is named “marsh set”. */
function nameOf(title: string): string {
  const words = title
    .replace(/\.[a-z\d]{1,8}$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words === '' ? importPlan.newSet() : words.slice(0, 80)
}
