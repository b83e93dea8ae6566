import type { ParamsOf } from '@waybook/contract'

import { inCampaign, readStored, removeStored, storedKeys, writeStored } from '#stores/device-storage.ts'

export type PointsField = ParamsOf<'adjustCharacterDynamic'>['field']

/** A change of hit points or strain by another user. `by` is the first name of that user. */
export interface PointsChange {
  readonly characterId: string
  readonly field: PointsField
  readonly difference: number
  readonly by: string
}

/** A change of hit points or strain. */
interface PointsStep {
  readonly field: PointsField
  readonly by: number
}

/** A condition that was added or removed. */
interface ConditionStep {
  readonly condition: string
  readonly added: boolean
}

/** A change of the amount of an item. */
interface ItemStep {
  readonly itemId: string
  readonly itemName: string
  readonly by: number
}

/** An item that was equipped or put away. */
interface EquipStep {
  readonly itemId: string
  readonly equipped: boolean
}

/** A note that was written. */
interface NoteStep {
  readonly note: ParamsOf<'addNote'>
}

/** A change that a user makes to a character's state in play. */
export type PlayedStep = PointsStep | ConditionStep | ItemStep | EquipStep

interface Waiting {
  readonly idempotencyKey: string
  /** Milliseconds since 1970. Writes are sent in this order. */
  readonly at: number
}

interface Played extends Waiting {
  readonly characterId: string
}

/** A change that the server has not confirmed yet. */
export type WaitingWrite = WaitingPlayed | WaitingNote
export type WaitingPlayed = WaitingPoints | WaitingCondition | WaitingItem | WaitingEquip
export type WaitingPoints = Played & PointsStep
export type WaitingCondition = Played & ConditionStep
export type WaitingItem = Played & ItemStep
export type WaitingEquip = Played & EquipStep
export type WaitingNote = Waiting & NoteStep

/** Each write has its own storage entry, named by its idempotency key, so tabs of an account don't overwrite each other's writes. */
export const waitingPrefixOf = (userId: string) => `waybook.waiting.${userId}.`
const ownPrefixOf = (userId: string) => inCampaign(waitingPrefixOf(userId))

/** If the browser blocks storage, the write lasts only as long as the page. */
export function storeWrite(userId: string, { idempotencyKey, ...write }: WaitingWrite): void {
  writeStored('localStorage', ownPrefixOf(userId) + idempotencyKey, JSON.stringify(write))
}

export function removeStoredWrite(userId: string, { idempotencyKey }: WaitingWrite): void {
  removeStored('localStorage', ownPrefixOf(userId) + idempotencyKey)
}

/** Oldest first. */
export function storedWrites(userId: string): WaitingWrite[] {
  const keys = storedKeys('localStorage', ownPrefixOf(userId))
  return keys.map((key) => read(key, key.slice(ownPrefixOf(userId).length))).toSorted((a, b) => a.at - b.at)
}

function read(key: string, idempotencyKey: string): WaitingWrite {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `storeWrite` writes it; the server rejects invalid values
  return { ...(JSON.parse(readStored('localStorage', key) ?? '') as WaitingWrite), idempotencyKey }
}

/** Calls `listener` when another tab of the account stores or removes a write. Returns a function that unsubscribes. */
export function onStoredWritesChange(userId: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(ownPrefixOf(userId))) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
