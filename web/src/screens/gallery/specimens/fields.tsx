import { useState } from 'react'

import { ChipChoice } from '#ui/field/chip-choice.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Slider } from '#ui/field/slider.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { Specimen } from '../specimen.tsx'

const shades = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'some', label: 'Some' },
  { value: 'onlyMe', label: 'Only me' },
] as const

export function Fields() {
  const [shade, setShade] = useState<(typeof shades)[number]['value']>('everyone')
  const [lit, setLit] = useState(true)
  const [reach, setReach] = useState(8)
  return (
    <>
      <Specimen name="TextField: empty, with a hint, with an error, read only">
        <div className="grid max-w-100 gap-5">
          <TextField label="First name" />
          <TextField label="Last name" placeholder="Vane" />
          <TextField label="E-mail" hint="It is never shown to others." />
          <TextField label="Invitation" error="This link is no longer valid." />
          <TextField label="Campaign" readOnly value="The Drowned Road" />
        </div>
      </Specimen>
      <Specimen name="PasswordField: with a hint, with an error">
        <div className="grid max-w-100 gap-5">
          <PasswordField label="New password" autoComplete="off" hint="At least 12 characters." />
          <PasswordField label="Password" autoComplete="off" error="E-mail or password is wrong." />
        </div>
      </Specimen>
      <Specimen name="TextArea: with a hint">
        <div className="max-w-100">
          <TextArea label="Prompt" defaultValue="A lamp on a wet causeway." hint="It is never shown to others." />
        </div>
      </Specimen>
      <Specimen name="SelectField">
        <SelectField label="Tag">
          <option>All tags</option>
          <option>guild (4)</option>
        </SelectField>
      </Specimen>
      <Specimen name="Switch: on or off, off, busy, disabled with a reason">
        <div className="grid max-w-100 gap-2">
          <Switch label="Lamp" checked={lit} onChange={setLit} />
          <Switch label="Visible to players" checked={!lit} onChange={(off) => setLit(!off)} />
          <Switch label="Visible to all" checked onChange={setLit} busy busyLabel="Updating..." />
          <Switch label="Sealed" checked={false} onChange={setLit} disabledReason="Only for the game master." />
        </div>
      </Specimen>
      <Specimen name="Slider">
        <div className="max-w-60">
          <Slider label="Medium" text={`${reach} cells`} value={reach} min={1} max={20} step={1} onChange={setReach} />
        </div>
      </Specimen>
      <Specimen name="Segments: normal, quiet">
        <div className="grid max-w-100 gap-5">
          <Segments label="Who sees the page" options={shades} value={shade} onChange={setShade} />
          <Segments label="How to read it" quiet options={shades} value={shade} onChange={setShade} />
        </div>
      </Specimen>
      <Specimen name="ChipChoice">
        <ChipChoice label="Who sees the page" options={shades} value={shade} onChange={setShade} />
      </Specimen>
      <p className="text-14 text-ink-2">SchemeChoice is next to the contents.</p>
    </>
  )
}
