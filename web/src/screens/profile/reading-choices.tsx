import { useState } from 'react'

import { chooseLook, chosenLook, type DeviceLook } from '#look/device-look.ts'
import { Segments } from '#ui/field/segments.tsx'
import { Switch } from '#ui/field/switch.tsx'

const sizes = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
]

/** How this device shows pages to people whose eyes tire or who read with difficulty. */
export function ReadingChoices() {
  const [size, setSize] = useLook('text-size')
  return (
    <>
      <Segments label="Text size" options={sizes} value={size} onChange={setSize} />
      <div className="grid">
        <LookSwitch label="Wider spacing" look="spacing" off="normal" on="wide" />
        <LookSwitch label="Higher contrast" look="contrast" off="device" on="more" />
        <LookSwitch label="Less motion" look="motion" off="device" on="less" />
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
