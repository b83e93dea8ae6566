import { entityParts } from '@waybook/messages/entityParts'

import { useMe } from '#api/session.ts'
import { setPinned, usePinnedPages } from '#stores/remembered-pages.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

interface PinButtonProps {
  readonly id: string
  /** The page's name, for a button outside the page itself. */
  readonly name?: string
}

/** Pins a page to the top of the search, or unpins it. Hidden while a game master views as a player, because that view has no account. */
export function PinButton({ id, name }: PinButtonProps) {
  const account = useMe().user.id
  const isPinned = usePinnedPages(account).includes(id)
  if (account === '') return null
  const toggle = () => setPinned(account, id, !isPinned)
  if (name !== undefined)
    return (
      <Button size="small" className="min-w-0" onClick={toggle}>
        <Icon name="pin" className="size-5 shrink-0" />
        <span className="truncate">{isPinned ? entityParts.unpin({ name }) : entityParts.pin({ name })}</span>
      </Button>
    )
  return (
    <Button
      size="dense"
      aria-pressed={isPinned}
      aria-label={entityParts.pinToSearch()}
      title={isPinned ? entityParts.unpinFromSearch() : entityParts.pinToSearch()}
      onClick={toggle}
      className="aria-pressed:bg-mark-tint"
    >
      <Icon name="pin" className="size-5" />
    </Button>
  )
}
