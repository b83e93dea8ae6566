import { isEmptyPool } from '@waybook/rules'
import type { ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { useShownRoll } from '../../client/shown-roll.ts'
import { useTray } from '../../client/tray.ts'
import { KeySwitch } from './key-switch.tsx'
import { RollLog } from './log/roll-log.tsx'
import { NotationField } from './notation-field.tsx'
import { OddsPanel } from './odds/odds-panel.tsx'
import { WhatIfList } from './odds/what-if-list.tsx'
import { PoolBuilder } from './pool/pool-builder.tsx'
import { ReasonField } from './reason-field.tsx'
import { RollRow } from './roll-row.tsx'
import { TrayHead } from './tray-head.tsx'

interface DiceTrayProps {
  /** What lies on the table after a roll; while it does, it takes the place of the pool and the odds. */
  readonly children: ReactNode
  /** Where the tray can be put away. */
  readonly onClose?: (() => void) | undefined
}

/** Where a pool is made, weighed and rolled, and what the table rolled before. */
export function DiceTray({ children, onClose }: DiceTrayProps) {
  const { pool } = useTray()
  const { roll } = useShownRoll()
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
