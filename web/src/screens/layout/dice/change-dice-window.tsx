import { changeDice } from '@waybook/messages/changeDice'

import { ChangeDice } from '#parts/change-dice/change-dice.tsx'
import { closeDiceChanges } from '#stores/changing-dice.ts'

import { SurfaceWindow } from './surface-window.tsx'

/** The surface on which the dice of a roll are changed. It takes the place of the result until it is closed. */
export function ChangeDiceWindow({ rollId }: { readonly rollId: string }) {
  return (
    <SurfaceWindow label={changeDice.changeDice()} onClose={closeDiceChanges}>
      <ChangeDice key={rollId} rollId={rollId} onClose={closeDiceChanges} />
    </SurfaceWindow>
  )
}
