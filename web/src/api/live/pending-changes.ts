// The state to show until the server answers: the last known state plus the waiting writes, applied as the server will.

import { AMOUNT_MAX, type InventoryEntry } from '@waybook/contract'

import type {
  PointsField,
  WaitingCondition,
  WaitingEquip,
  WaitingItem,
  WaitingNote,
  WaitingPoints,
  WaitingWrite,
} from './stored-writes.ts'

export const isCondition = (write: WaitingWrite): write is WaitingCondition => 'condition' in write
export const isNote = (write: WaitingWrite): write is WaitingNote => 'note' in write
export const isEquip = (write: WaitingWrite): write is WaitingEquip => 'equipped' in write
export const isItem = (write: WaitingWrite): write is WaitingItem => 'itemId' in write && !isEquip(write)
export const isOfInventory = (write: WaitingWrite): write is WaitingItem | WaitingEquip => 'itemId' in write
export const isPointsOf =
  (field: PointsField) =>
  (write: WaitingWrite): write is WaitingPoints =>
    'field' in write && write.field === field

/** Each step stops at the bounds (PLAY-2). */
export function pointsAfter(points: number, most: number, writes: readonly WaitingPoints[]): number {
  return writes.reduce((value, { by }) => clamp(value + by, most), clamp(points, most))
}

export function conditionsAfter(conditions: readonly string[], writes: readonly WaitingCondition[]): readonly string[] {
  const all = new Set(conditions)
  for (const { condition, added } of writes) {
    if (added) all.add(condition)
    else all.delete(condition)
  }
  return [...all]
}

/** Adds entries for items that are not carried yet. Used-up items keep an entry with the amount 0. */
export function inventoryAfter(
  inventory: readonly InventoryEntry[],
  writes: readonly (WaitingItem | WaitingEquip)[],
): readonly InventoryEntry[] {
  const carried = new Set(inventory.map(({ itemId }) => itemId))
  const added = new Map(
    writes.flatMap((one) => (isItem(one) && !carried.has(one.itemId) ? [[one.itemId, one.itemName] as const] : [])),
  )
  const entries = [...inventory, ...[...added].map(([itemId, name]) => ({ itemId, name, amount: 0 }))]
  return entries.map((entry) => writes.filter(({ itemId }) => itemId === entry.itemId).reduce(entryAfter, entry))
}

function entryAfter(entry: InventoryEntry, write: WaitingItem | WaitingEquip): InventoryEntry {
  if (isEquip(write)) return { ...entry, equipped: write.equipped }
  return { ...entry, amount: clamp(entry.amount + write.by, AMOUNT_MAX) }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
