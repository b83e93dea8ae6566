import { profile } from '@waybook/messages/profile'
import { useState } from 'react'

import { chooseLook, chosenLook, type DeviceLook } from '#look/device-look.ts'
import { Segments } from '#ui/field/segments.tsx'
import { Switch } from '#ui/field/switch.tsx'

const sizes = () => [
  { value: 'normal', label: profile.sizeNormal() },
  { value: 'large', label: profile.sizeLarge() },
  { value: 'larger', label: profile.sizeLarger() },
]

/** How this device shows pages to people whose eyes tire or who read with difficulty. */
export function ReadingChoices() {
  const [size, setSize] = useLook('text-size')
  return (
    <>
      <Segments label={profile.textSize()} options={sizes()} value={size} onChange={setSize} />
      <div className="grid">
        <LookSwitch label={profile.widerSpacing()} look="spacing" off="normal" on="wide" />
        <LookSwitch label={profile.higherContrast()} look="contrast" off="device" on="more" />
        <LookSwitch label={profile.lessMotion()} look="motion" off="device" on="less" />
      </div>
    </>
  )
}

interface LookSwitchProps {
  readonly label: string
  readonly look: DeviceLook
  readonly off: string
  readonly on: string
}

function LookSwitch({ label, look, off, on }: LookSwitchProps) {
  const [chosen, choose] = useLook(look)
  return <Switch label={label} checked={chosen === on} onChange={(checked) => choose(checked ? on : off)} />
}

function useLook(look: DeviceLook) {
  const [chosen, setChosen] = useState(() => chosenLook(look))
  const choose = (value: string) => {
    setChosen(value)
    chooseLook(look, value)
  }
  return [chosen, choose] as const
}
