import type { EntityCard } from '@waybook/contract'

import { useMe } from '#api/session.ts'

interface HiddenMarkProps {
  readonly entity: Pick<EntityCard, 'visible' | 'readers'>
  readonly className: string
}

/** Marks an entity that not all players can see. Players see the mark on entities shown only to some, including their own character. */
export function HiddenMark({ entity, className }: HiddenMarkProps) {
  const isGameMaster = useMe().role === 'gameMaster'
  if (entity.visible) return null
  return <span className={className}>{isGameMaster ? wordsFor(entity) : 'Not shown to all players'}</span>
}

function wordsFor({ readers }: HiddenMarkProps['entity']): string {
  return readers === undefined ? 'Hidden from players' : 'Shown to some players'
}
