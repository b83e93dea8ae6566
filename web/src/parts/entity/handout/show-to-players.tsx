import { cards } from '@waybook/messages/cards'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button, type ButtonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { ShowDialogProps } from './show-dialog.tsx'

const ShowDialog = lazyPart<ShowDialogProps>(async () => (await import('./show-dialog.tsx')).ShowDialog, {
  inAdvance: false,
})

/** For the game master: shows a picture, or a text to read aloud, on players' screens. */
export function ShowToPlayers({ shown, size = 'compact' }: Pick<ShowDialogProps, 'shown'> & Pick<ButtonLook, 'size'>) {
  const [isOpen, setOpen] = useState(false)
  if (useMe().role !== 'gameMaster') return null
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="eye" />
        {cards.showAsHandout()}
      </Button>
      {isOpen ? <ShowDialog shown={shown} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
