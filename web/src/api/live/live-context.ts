import type { LiveRequest, Person, Roll } from '@waybook/contract'
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { Drag, Live, LiveStatus, Ping } from './live.ts'
import type { PointsField } from './stored-writes.ts'
import type { Waiting, WaitingWrites } from './waiting-writes.ts'

export const LiveContext = createContext<{ readonly live: Live; readonly writes: WaitingWrites } | null>(null)

function useTable() {
  const table = use(LiveContext)
  if (!table) throw new Error('This hook must be used inside a LiveProvider')
  return table
}

/** How the live connection is. */
export function useLive(): LiveStatus {
  const { live } = useTable()
  return useSyncExternalStore((changed) => live.on('status', changed), live.status)
}

/** Calls `listener` with each roll that the viewer may know of, while the component is mounted. */
export function useOnRoll(listener: (roll: Roll) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('roll', (roll) => onEvent(roll)), [live])
}

/** Calls `listener` with how the dice of a roll fly (base64): soon after the roll itself, or never. */
export function useOnThrow(listener: (rollId: string, motion: string) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('throw', (rollId, motion) => onEvent(rollId, motion)), [live])
}

/** Who is connected. */
export function usePeople(): readonly Person[] {
  const { live } = useTable()
  return useSyncExternalStore((changed) => live.on('people', changed), live.people)
}

/** Calls `listener` with where somebody drags a token. */
export function useOnDrag(listener: (drag: Drag) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('drag', (drag) => onEvent(drag)), [live])
}

/** Calls `listener` with where somebody points, the viewer included. */
export function useOnPing(listener: (ping: Ping) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('ping', (ping) => onEvent(ping)), [live])
}

/** Sends what others see at once and nobody stores; without a connection it is dropped. */
export function useSend(): (request: LiveRequest) => void {
  return useTable().live.send
}

/** The writes that are not saved yet, and the one that was just refused. */
export function useWaiting(): Waiting {
  const { writes } = useTable()
  return useSyncExternalStore(writes.subscribe, writes.now)
}

/** The differences to add to a character's last known state. */
export function usePending(characterId: string): Readonly<Record<PointsField, number>> {
  const own = useWaiting().writes.filter((write) => write.characterId === characterId)
  const sum = (field: PointsField) => own.reduce((total, write) => total + (write.field === field ? write.by : 0), 0)
  return { hitpoints: sum('hitpoints'), strain: sum('strain') }
}

/** Changes hit points or strain by a difference, which `usePending` contains at once and the server as soon as it can be reached. */
export function useAdjust(): (characterId: string, field: PointsField, by: number) => void {
  return useTable().writes.adjust
}
