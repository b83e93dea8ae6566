import { useRouter } from '@tanstack/react-router'
import type { EntityCard, InventoryEntry } from '@waybook/contract'
import { adminOverview } from '@waybook/messages/adminOverview'

import { useOperation } from '#api/operation-query.ts'
import { chooseForSheet, sheetSearch } from '#parts/entity/sheet-choice.ts'
import { PointMeter } from '#parts/sheet-stats/point-meter.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatDateTime } from '#ui/text/words.ts'

/** One character's values in the party table; each is `undefined` until it has loaded. */
export function usePartyMember(id: string) {
  const entity = useOperation('getEntity', { id })
  const dynamic = useOperation('getCharacterDynamic', { id })
  const carried = useOperation('getInventory', { id })
  const [written] = entity.data?.entities ?? []
  return {
    hitpoints: written && dynamic.data && { value: dynamic.data.hitpoints ?? 0, most: written.maxHp ?? 0 },
    strain: written && dynamic.data && { value: dynamic.data.strain ?? 0, most: written.strainThreshold ?? 0 },
    inventory: carried.data?.inventory,
    lastUpdated: dynamic.data?.lastUpdated,
    error: entity.error ?? dynamic.error ?? carried.error,
  }
}

const NOT_YET = '…'

interface PointsProps {
  readonly points: { readonly value: number; readonly most: number } | undefined
  readonly tone: 'vital' | 'strain'
}

export function Points({ points, tone }: PointsProps) {
  if (!points) return NOT_YET
  return (
    <div className="w-30">
      <span className="whitespace-nowrap">
        <strong className="font-serif text-20">{points.value}</strong>{' '}
        <span className="text-ink-2">/ {points.most}</span>
      </span>
      <PointMeter {...points} tone={tone} />
    </div>
  )
}

export function InventorySummary({ inventory }: { readonly inventory: readonly InventoryEntry[] | undefined }) {
  if (!inventory) return NOT_YET
  if (inventory.length === 0) return <span className="text-ink-2">{adminOverview.noItems()}</span>
  return inventory.map(({ name, amount }) => (amount === 1 ? name : `${amount}\u00a0×\u00a0${name}`)).join('\u00a0· ')
}

/** `at` is in milliseconds since 1970, or `null` if nobody has played the character yet. */
export function LastPlayed({ at }: { readonly at: number | null | undefined }) {
  if (at === undefined) return NOT_YET
  if (at === null) return <span className="text-ink-2">{adminOverview.never()}</span>
  return <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
}

/** Opens the character's sheet. */
export function LoadButton({ character }: { readonly character: EntityCard }) {
  const router = useRouter()
  const load = () => {
    chooseForSheet(character)
    void router.navigate({ to: '/my-character', search: sheetSearch(character) })
  }
  return (
    <Button size="dense" onClick={load} aria-label={adminOverview.loadCharacter({ name: character.name })}>
      {adminOverview.load()}
    </Button>
  )
}
