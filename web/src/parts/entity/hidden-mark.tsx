import type { EntityCard } from '@waybook/contract'

import { useMe } from '#api/session.ts'

interface HiddenMarkProps {
  readonly entity: Pick<EntityCard, 'visible' | 'readers'>
  readonly className: string
}

/** Says of an entity that not all players see that they do not. Players read it on what is for them, or their own. */
export function HiddenMark({ entity, className }: HiddenMarkProps) {
  const isGameMaster = useMe().role === 'gameMaster'
  if (entity.visible) return null
  return <span className={className}>{isGameMaster ? wordsFor(entity) : 'Not shown to all players'}</span>
}

function wordsFor({ readers }: HiddenMarkProps['entity']): string {
  return readers === undefined ? 'Hidden from players' : 'Shown to some players'
}
