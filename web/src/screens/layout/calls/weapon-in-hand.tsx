import { isEntityId, type CheckPart } from '@waybook/contract'
import { checkSurface } from '@waybook/messages/checkSurface'

import { useOperation } from '#api/operation-query.ts'
import { Shots } from '#parts/hands/shots.tsx'
import { Button } from '#ui/button/button.tsx'

interface WeaponInHandProps {
  readonly part: Pick<CheckPart, 'characterId' | 'target' | 'pageEffects'>
  /** `key`: what makes the weapon ready. */
  readonly onReady: (key: string) => void
}

/** What the weapon of an attack needs before the roll: to be loaded, or to be made ready. Nothing for all other weapons. */
export function WeaponInHand({ part: { characterId, target, pageEffects }, onReady }: WeaponInHandProps) {
  const weaponId = target?.weaponId
  const waiting = pageEffects.filter(({ required, on }) => required && !on)
  return (
    <>
      {weaponId !== undefined && isEntityId(characterId) ? (
        <LoadedWeapon characterId={characterId} weaponId={weaponId} />
      ) : null}
      {waiting.map(({ key, name, prices }) => {
        const [[price] = []] = prices
        return (
          <div key={key} className="flex flex-wrap items-center gap-3">
            <p className="text-14 font-semibold">{checkSurface.notReady({ weapon: name })}</p>
            <Button size="small" onClick={() => onReady(key)}>
              {price ? checkSurface.makeReadyFor({ count: price.count }) : checkSurface.makeReady()}
            </Button>
          </div>
        )
      })}
    </>
  )
}

function LoadedWeapon({ characterId, weaponId }: { readonly characterId: string; readonly weaponId: string }) {
  const { data } = useOperation('getInventory', { id: characterId })
  const entry = data?.inventory.find(({ itemId }) => itemId === weaponId)
  const card = useOperation('getEntities', { ids: [weaponId] }, { enabled: entry !== undefined }).data?.entities[0]
  return entry && card ? <Shots characterId={characterId} entry={{ ...entry, item: card }} /> : null
}
