import { isEmptyPool } from '@waybook/rules'
import { useState, type ReactNode } from 'react'

import { useCurrentRoll } from '#stores/current-roll.ts'
import { isDiceKeyEnabled, setDiceKeyEnabled, changeTray, clearTray, useTray } from '#stores/tray.ts'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { NotationField } from './notation-field.tsx'
import { OddsPanel, WhatIfList } from './odds-panel.tsx'
import { PoolBuilder } from './pool-builder.tsx'
import { RollLog } from './roll-log.tsx'
import { RollRow } from './roll-row.tsx'

interface DiceTrayProps {
  /** The result of a roll. While there is one, it replaces the pool and the odds. */
  readonly children: ReactNode
  /** For a tray that can be closed. */
  readonly onClose?: (() => void) | undefined
}

/** Builds a dice pool, shows its odds and rolls it; below that, the log of rolls. */
export function DiceTray({ children, onClose }: DiceTrayProps) {
  const { pool } = useTray()
  const { roll } = useCurrentRoll()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', roll !== null && 'hidden')}>
        <TrayHead onClose={onClose} />
        <PoolBuilder pool={pool} />
        {isEmptyPool(pool) ? null : <OddsPanel pool={pool} />}
      </div>
      <RollRow />
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', roll !== null && 'max-md:hidden')}>
        {isEmptyPool(pool) ? null : <WhatIfList pool={pool} />}
        <NotationField />
        <ReasonField />
        <RollLog />
        <div className="max-md:hidden">
          <KeySwitch />
        </div>
      </div>
    </div>
  )
}

const button =
  'min-h-11 min-w-11 rounded-control px-2 text-14 font-semibold text-ink-2 hover:bg-raised hover:text-ink grid place-items-center'

/** What the pool is for, and the buttons to clear and close the tray. */
function TrayHead({ onClose }: { readonly onClose: (() => void) | undefined }) {
  const { reason, note, skill } = useTray()
  const title = reason === '' ? camelCaseToWords(skill ?? '') : reason
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 pt-1.5">
        <h2 className="min-w-0 text-26 wrap-anywhere">{title === '' ? 'Dice Roller' : title}</h2>
        {note === '' ? null : <p className="text-14 text-ink-2">{note}</p>}
      </div>
      <div className="flex shrink-0">
        <button type="button" onClick={clearTray} className={button}>
          Clear
        </button>
        {onClose ? (
          <button type="button" aria-label="Close" onClick={onClose} className={button}>
            <Icon name="close" />
          </button>
        ) : null}
      </div>
    </div>
  )
}

/** The longest reason that the server accepts. */
const REASON_MAX = 200

/** What the roll is for, as it appears in the log. */
function ReasonField() {
  const { reason } = useTray()
  return (
    <TextField
      label="Reason"
      value={reason}
      maxLength={REASON_MAX}
      autoComplete="off"
      onChange={({ target }) => changeTray({ reason: target.value })}
    />
  )
}

/** Turns the keyboard shortcut of the tray on and off. */
function KeySwitch() {
  const [on, setOn] = useState(isDiceKeyEnabled)
  return (
    <Switch
      label="Open with the D key"
      checked={on}
      onChange={(next) => {
        setDiceKeyEnabled(next)
        setOn(next)
      }}
    />
  )
}
