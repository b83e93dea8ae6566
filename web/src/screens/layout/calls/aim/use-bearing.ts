import { sideTowards, type VehicleSide } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { participantIdOf } from '#parts/check/use-targets.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { useEntity } from '#parts/entity/use-entity.ts'

/**
 * Returns on which side of the attacker's vehicle a target lies; `null` if nobody can say, because one of them has no token or the vehicle
 * faces no direction.
 */
export function useBearing(attackerId: string | null): (targetId: string) => VehicleSide | null {
  const encounter = useEncounter()
  const sceneId = encounter?.sceneId ?? ''
  const scene = useEntity(sceneId)
  const campaignId = useMe().campaign.id
  const { data } = useOperation('getTokens', { campaignId, sceneId }, { enabled: sceneId !== '' })
  const combatants = encounter?.combatants ?? []
  const tokenOf = (id: string | undefined) => {
    const tokenId = combatants.find((one) => one.id === id)?.tokenId
    return data?.tokens.find((one) => one.id === tokenId)
  }
  const attacker = combatants.find((one) => participantIdOf(one) === attackerId)
  const vehicle = tokenOf(attacker?.vehicle ? attacker.id : attacker?.aboard?.vehicle)
  const image = scene.state === 'found' ? scene.entity.image : null
  const aspect = image ? image.width / image.height : 1
  return (targetId) => {
    const target = tokenOf(targetId)
    if (!vehicle || !target || vehicle.facing === null) return null
    const [x, y] = [target.position.x - vehicle.position.x, target.position.y - vehicle.position.y]
    return x === 0 && y === 0 ? null : sideTowards(vehicle.facing, { x: x * aspect, y })
  }
}
