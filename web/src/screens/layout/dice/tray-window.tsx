import { useRef } from 'react'

import { LatestRoll } from '#parts/dice-result/latest-roll.tsx'
import { RollToast } from '#parts/dice-result/roll-toast.tsx'
import { DiceTray } from '#parts/dice-tray/dice-tray.tsx'
import { clearRoll } from '#stores/current-roll.ts'
import { closeTray } from '#stores/tray.ts'

import { SurfaceWindow } from './surface-window.tsx'

function close(): void {
  clearRoll()
  closeTray()
}

/** The tray on top of a page. */
export function TrayWindow() {
  const focusRef = useRef<HTMLElement>(null)
  return (
    <SurfaceWindow label="Dice Roller" onClose={close} focusRef={focusRef}>
      <RollToast className="mb-2 block" />
      <DiceTray onClose={close} focusRef={focusRef}>
        <LatestRoll onClose={close} />
      </DiceTray>
    </SurfaceWindow>
  )
}
