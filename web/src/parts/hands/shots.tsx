import type { EntityCard, InventoryEntry } from '@waybook/contract'
import { shots } from '@waybook/messages/shots'
import { shotsLeft, weaponShots } from '@waybook/rules'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { useHands, useRefetchHands } from './use-hands.ts'

interface ShotsProps {
  readonly characterId: string
  readonly entry: InventoryEntry & { readonly item: EntityCard | null }
}

/** The shots that are left in a weapon, and a button that loads it. Nothing for weapons that count none. */
export function Shots({ characterId, entry }: ShotsProps) {
  const capacity = weaponShots(entry.item?.properties ?? {})
  return capacity === null ? null : <ShotsLeft characterId={characterId} entry={entry} capacity={capacity} />
}

function ShotsLeft({ characterId, entry: { itemId, name }, capacity }: ShotsProps & { readonly capacity: number }) {
  const { hands } = useHands()
  const loading = useWrite('reload', { params: () => ({ characterId, itemId }), onSuccess: useRefetchHands() })
  if (!hands) return null
  const left = shotsLeft(hands, characterId, itemId, capacity)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output
        aria-label={shots.shotsIn({ weapon: name })}
        className={left === 0 ? 'text-14 font-semibold text-bad' : 'text-14'}
      >
        {left === 0 ? shots.empty() : shots.shotsLeft({ left, capacity })}
      </output>
      {left < capacity ? (
        <Button
          size="small"
          busy={loading.isPending}
          onClick={() => loading.mutate(undefined)}
          aria-label={shots.reloadWeapon({ weapon: name })}
        >
          {shots.reload()}
        </Button>
      ) : null}
      <StatusLine>{loading.error?.message ?? null}</StatusLine>
    </div>
  )
}
