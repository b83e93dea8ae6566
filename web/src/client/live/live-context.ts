import type { LiveRequest, Person, Roll } from '@waybook/contract'
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { Drag, Live, LiveStatus, Ping } from './live.ts'
import type { PointsField, Waiting, WaitingWrites } from './waiting-writes.ts'

export const LiveContext = createContext<{ readonly live: Live; readonly writes: WaitingWrites } | null>(null)

function useTable() {
  const table = use(LiveContext)
  if (!table) throw new Error('There is no LiveProvider around this')
  return table
}

/** How the live connection is. */
export function useLive(): LiveStatus {
  const { live } = useTable()
  return useSyncExternalStore((changed) => live.on('status', changed), live.status)
}

/** Hears of each roll that the viewer may know of, while this is on the screen. */
export function useOnRoll(listener: (roll: Roll) => void): void {
  const { live } = useTable()
  const hear = useEffectEvent(listener)
  useEffect(() => live.on('roll', (roll) => hear(roll)), [live])
}

/** Hears how the dice of a roll fly (base64), soon after the roll itself, or never. */
export function useOnThrow(listener: (rollId: string, motion: string) => void): void {
  const { live } = useTable()
  const hear = useEffectEvent(listener)
  useEffect(() => live.on('throw', (rollId, motion) => hear(rollId, motion)), [live])
}

/** Who is connected. */
export function usePeople(): readonly Person[] {
  const { live } = useTable()
  return useSyncExternalStore((changed) => live.on('people', changed), live.people)
}

/** Hears where somebody drags a token. */
export function useOnDrag(listener: (drag: Drag) => void): void {
  const { live } = useTable()
  const hear = useEffectEvent(listener)
  useEffect(() => live.on('drag', (drag) => hear(drag)), [live])
}

/** Hears where somebody points, oneself included. */
export function useOnPing(listener: (ping: Ping) => void): void {
  const { live } = useTable()
  const hear = useEffectEvent(listener)
  useEffect(() => live.on('ping', (ping) => hear(ping)), [live])
}

/** Says what others see at once and nobody stores; while there is no connection, nothing. */
export function useSay(): (request: LiveRequest) => void {
  return useTable().live.say
}

/** Everything that is not yet saved, and what was just refused. */
export function useWaiting(): Waiting {
  const { writes } = useTable()
  return useSyncExternalStore(writes.subscribe, writes.now)
}

/** The differences that are to be added to a character's last known state. */
export function usePending(characterId: string): Readonly<Record<PointsField, number>> {
  const own = useWaiting().writes.filter((write) => write.characterId === characterId)
  const sum = (field: PointsField) => own.reduce((total, write) => total + (write.field === field ? write.by : 0), 0)
  return { hitpoints: sum('hitpoints'), strain: sum('strain') }
}

/** Changes hit points or strain by a difference: it shows in `usePending` at once, and is saved as soon as the server can be reached. */
export function useAdjust(): (characterId: string, field: PointsField, by: number) => void {
  return useTable().writes.adjust
}
