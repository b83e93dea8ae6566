import { diceTray } from '@waybook/messages/diceTray'
import { useRef } from 'react'

import { LatestRoll } from '#parts/dice-result/latest-roll.tsx'
import { RollToast } from '#parts/dice-result/roll-toast.tsx'
import { DiceTray } from '#parts/dice-tray/dice-tray.tsx'
import { useRoller } from '#parts/dice-tray/use-roller.ts'
import { clearRoll } from '#stores/current-roll.ts'
import { closeTray } from '#stores/tray.ts'

import { RollPicker } from './pick/roll-picker.tsx'
import { RollSpending } from './roll-spending.tsx'
import { SurfaceWindow } from './surface-window.tsx'

function close(): void {
  clearRoll()
  closeTray()
}

/** The tray over a page on phones, and beside it elsewhere. */
export function TrayWindow() {
  const focusRef = useRef<HTMLElement>(null)
  const { characterId } = useRoller()
  return (
    <SurfaceWindow label={diceTray.diceRoller()} onClose={close} focusRef={focusRef}>
      <RollToast className="mb-2 block" />
      <DiceTray
        picker={characterId === null ? null : <RollPicker key={characterId} characterId={characterId} />}
        onClose={close}
        focusRef={focusRef}
      >
        <LatestRoll onClose={close}>
          <RollSpending />
        </LatestRoll>
      </DiceTray>
    </SurfaceWindow>
  )
}
