import type { EntityCard } from '@waybook/contract'
import { cards } from '@waybook/messages/cards'

import { useMe } from '#api/session.ts'

interface HiddenMarkProps {
  readonly entity: Pick<EntityCard, 'visible' | 'readers'>
  readonly className: string
}

/** Marks an entity that not all players can see. Players see the mark on entities shown only to some, including their own character. */
export function HiddenMark({ entity, className }: HiddenMarkProps) {
  const isGameMaster = useMe().role === 'gameMaster'
  if (entity.visible) return null
  return <span className={className}>{isGameMaster ? wordsFor(entity) : cards.notShownToAll()}</span>
}

function wordsFor({ readers }: HiddenMarkProps['entity']): string {
  return readers === undefined ? cards.hiddenFromPlayers() : cards.shownToSome()
}
