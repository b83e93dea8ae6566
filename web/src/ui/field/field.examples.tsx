import { useState } from 'react'

import { ChipChoice } from './chip-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PasswordField } from './password-field.tsx'
import { Segments } from './segments.tsx'
import { SelectField } from './select-field.tsx'
import { Slider } from './slider.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const shades = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'some', label: 'Some' },
  { value: 'onlyMe', label: 'Only me' },
] as const

const nothing = () => undefined

const languages = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
] as const
const noChange = async () => await Promise.resolve()

export const examples = {
  'TextField: empty, with a hint, with an error, read only': (
    <div className="grid max-w-100 gap-5">
      <TextField label="First name" />
      <TextField label="Last name" placeholder="Vane" />
      <TextField label="E-mail" hint="It is never shown to others." />
      <TextField label="Invitation" error="This link is no longer valid." />
      <TextField label="Campaign" readOnly value="The Drowned Road" />
    </div>
  ),
  'PasswordField: with a hint, with an error': (
    <div className="grid max-w-100 gap-5">
      <PasswordField label="New password" autoComplete="off" hint="At least 12 characters." />
      <PasswordField label="Password" autoComplete="off" error="E-mail or password is wrong." />
    </div>
  ),
  'TextArea: with a hint': (
    <div className="max-w-100">
      <TextArea label="Prompt" defaultValue="A lamp on a wet causeway." hint="It is never shown to others." />
    </div>
  ),
  SelectField: (
    <SelectField label="Tag">
      <option>All tags</option>
      <option>guild (4)</option>
    </SelectField>
  ),
  LanguageChoice: <LanguageChoice languages={languages} onChoose={noChange} />,
  'Switch: on or off, off, busy, disabled with a reason': <Switches />,
  Slider: <Reach />,
  'Segments: normal, quiet': <Shades />,
  ChipChoice: <Chips />,
  Stepper: (
    <div className="grid max-w-94 gap-4 rounded-tray p-4 night">
      <Stepper
        name="Setback dice: 1"
        less={{ label: 'Remove one', disabled: false, onStep: nothing }}
        more={{ label: 'Add one', disabled: true, onStep: nothing }}
      >
        Setback 1
      </Stepper>
    </div>
  ),
}

function Switches() {
  const [lit, setLit] = useState(true)
  return (
    <div className="grid max-w-100 gap-2">
      <Switch label="Lamp" checked={lit} onChange={setLit} />
      <Switch label="Visible to players" checked={!lit} onChange={(off) => setLit(!off)} />
      <Switch label="Visible to all" checked onChange={setLit} busy busyLabel="Updating..." />
      <Switch label="Sealed" checked={false} onChange={setLit} disabledReason="Only for the game master." />
    </div>
  )
}

function Reach() {
  const [reach, setReach] = useState(8)
  return (
    <div className="max-w-60">
      <Slider label="Medium" text={`${reach} cells`} value={reach} min={1} max={20} step={1} onChange={setReach} />
    </div>
  )
}

function Shades() {
  const [shade, setShade] = useState<(typeof shades)[number]['value']>('everyone')
  return (
    <div className="grid max-w-100 gap-5">
      <Segments label="Who sees the page" options={shades} value={shade} onChange={setShade} />
      <Segments label="How to read it" quiet options={shades} value={shade} onChange={setShade} />
    </div>
  )
}

function Chips() {
  const [shade, setShade] = useState<(typeof shades)[number]['value']>('everyone')
  return <ChipChoice label="Who sees the page" options={shades} value={shade} onChange={setShade} />
}
