import { diceTray } from '@waybook/messages/diceTray'
import { hasOwnDice, type Pool } from '@waybook/rules'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { isDiceKeyEnabled, setDiceKeyEnabled, changeTray, useTray } from '#stores/tray.ts'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { NotationField } from './notation-field.tsx'
import { RollLog } from './roll-log.tsx'
import { WhatIfList } from './what-if-list.tsx'

/** The rarely used controls, collapsed. */
export function TrayMore({ pool }: { readonly pool: Pool }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line [&>summary]:list-none"
    >
      <summary className="flex min-h-touch items-center text-14 font-semibold text-ink-2 hover:text-ink">
        {open ? diceTray.less() : diceTray.more()}
      </summary>
      {open ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
          <ReasonField />
          <NotationField />
          {hasOwnDice(pool) ? <WhatIfList pool={pool} /> : null}
          <RollLog />
          <div className="max-md:hidden">
            <KeySwitch />
          </div>
        </div>
      ) : null}
    </details>
  )
}

/** The longest reason that the server accepts. */
const REASON_MAX = 200

/** The purpose of the roll, as shown in the log. */
function ReasonField() {
  const { reason } = useTray()
  return (
    <TextField
      label={diceTray.reason()}
      value={reason}
      maxLength={REASON_MAX}
      autoComplete="off"
      onChange={({ target }) => changeTray({ reason: target.value })}
    />
  )
}

/** Turns the keyboard shortcuts of the dice on and off. */
function KeySwitch() {
  const [on, setOn] = useState(isDiceKeyEnabled)
  const isGameMaster = useMe().role === 'gameMaster'
  return (
    <Switch
      label={isGameMaster ? diceTray.keysGameMaster() : diceTray.keys()}
      checked={on}
      onChange={(next) => {
        setDiceKeyEnabled(next)
        setOn(next)
      }}
    />
  )
}
