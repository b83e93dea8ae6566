import type { Entity } from '@waybook/contract'

import { useMe } from '../../client/me.ts'
import { AttackPoolCard } from '../../parts/attack-pool/attack-pool-card.tsx'
import { useEntity } from '../../parts/entity/use-entity.ts'

/** A weapon in the hands of the viewer's own character; with none, in nobody's. */
export function OwnAttackPool({ item }: { readonly item: Entity }) {
  const own = useEntity(useMe().characterId ?? '')
  return <AttackPoolCard item={item} wielder={own.state === 'found' ? own.entity : null} />
}
