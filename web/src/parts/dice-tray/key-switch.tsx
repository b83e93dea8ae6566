import { useState } from 'react'

import { Switch } from '#ui/field/switch.tsx'

import { diceKeyIsOn, turnDiceKey } from '../../client/dice-key.ts'

/** Turns the tray's letter off and on. */
export function KeySwitch() {
  const [on, setOn] = useState(diceKeyIsOn)
  return (
    <Switch
      label="Open with the key D"
      checked={on}
      onChange={(next) => {
        turnDiceKey(next)
        setOn(next)
      }}
    />
  )
}
