import { entityParts } from '@waybook/messages/entityParts'

import { useMe } from '#api/session.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

interface ViewAsButtonProps {
  readonly iconOnly?: boolean
  readonly className?: string
}

/** Lets game masters choose a player and view the page as that player. */
export function ViewAsButton({ iconOnly = false, className = '' }: ViewAsButtonProps) {
  if (useMe().role !== 'gameMaster') return null
  const label = iconOnly ? { 'aria-label': entityParts.viewAsPlayer(), title: entityParts.viewAsPlayer() } : {}
  return (
    <Button size="dense" aria-haspopup="dialog" {...label} onClick={openViewChoice} className={className}>
      <Icon name="eye" className="size-5" />
      {iconOnly ? null : entityParts.viewAsPlayer()}
    </Button>
  )
}
