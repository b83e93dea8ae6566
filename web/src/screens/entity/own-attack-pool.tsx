import { useQuery } from '@tanstack/react-query'
import { isEntityId, type Entity } from '@waybook/contract'

import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'
import { AttackButton, AttackPoolCard } from '../../parts/attack-pool/attack-pool-card.tsx'
import { useEntity } from '../../parts/entity/use-entity.ts'

/** A weapon in the hands of the viewer's own character, who can attack with it at once if they carry it; with none, in nobody's. */
export function OwnAttackPool({ item }: { readonly item: Entity }) {
  const id = useMe().characterId ?? ''
  const own = useEntity(id)
  const played = useQuery({ ...operationQuery('getCharacterDynamic', { id }), enabled: isEntityId(id) })
  const wielder = own.state === 'found' ? own.entity : null
  const carried = played.data?.inventory[item.id] !== undefined
  return (
    <AttackPoolCard item={item} wielder={wielder}>
      {wielder && carried ? <AttackButton item={item} wielder={wielder} /> : null}
    </AttackPoolCard>
  )
}
