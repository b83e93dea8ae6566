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

/** The status of the live connection. */
export function useLive(): LiveStatus {
  const { live } = useTable()
  return useSyncExternalStore((changed) => live.on('status', changed), live.status)
}

/** Calls `listener` with each new roll that the viewer may see, while the component is mounted. */
export function useOnRoll(listener: (roll: Roll) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('roll', (roll) => onEvent(roll)), [live])
}

/** Calls `listener` with the recorded flight of the dice of a roll (base64). It arrives soon after the roll, or never. */
export function useOnThrow(listener: (rollId: string, motion: string) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('throw', (rollId, motion) => onEvent(rollId, motion)), [live])
}

/** The people who are connected. */
export function usePeople(): readonly Person[] {
  const { live } = useTable()
  return useSyncExternalStore((changed) => live.on('people', changed), live.people)
}

/** Calls `listener` with the position of a token while another user drags it. */
export function useOnDrag(listener: (drag: Drag) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('drag', (drag) => onEvent(drag)), [live])
}

/** Calls `listener` with each ping, including the viewer's own. */
export function useOnPing(listener: (ping: Ping) => void): void {
  const { live } = useTable()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('ping', (ping) => onEvent(ping)), [live])
}

/** Sends a message that others receive immediately and that is not stored. Without a connection it is dropped. */
export function useSend(): (request: LiveRequest) => void {
  return useTable().live.send
}

/** The writes that are not saved yet, and a write that was just refused. */
export function useWaiting(): Waiting {
  const { writes } = useTable()
  return useSyncExternalStore(writes.subscribe, writes.now)
}

/** The sum of the pending changes, to be added to the last known state of the character. */
export function usePending(characterId: string): Readonly<Record<PointsField, number>> {
  const own = useWaiting().writes.filter((write) => write.characterId === characterId)
  const sum = (field: PointsField) => own.reduce((total, write) => total + (write.field === field ? write.by : 0), 0)
  return { hitpoints: sum('hitpoints'), strain: sum('strain') }
}

/** Changes hit points or strain by a difference. `usePending` includes it immediately; it is sent as soon as the server can be reached. */
export function useAdjust(): (characterId: string, field: PointsField, by: number) => void {
  return useTable().writes.adjust
}
