import type { LiveChange, LiveRequest, Person, Position, Roll } from '@waybook/contract'
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { PointsChange } from './stored-writes.ts'
import type { WaitingWrites } from './waiting-writes.ts'

/** `connecting` during short interruptions; then `down`, when the page may be outdated. */
export type LiveStatus = 'live' | 'connecting' | 'down'

interface Events {
  readonly status: () => void
  readonly roll: (roll: Roll) => void
  /** `motion`: the recorded flight of the dice (base64). */
  readonly throw: (rollId: string, motion: string) => void
  readonly points: (change: PointsChange) => void
  readonly people: () => void
  readonly drag: (drag: Drag) => void
  readonly ping: (ping: Ping) => void
  readonly writers: () => void
  readonly displays: () => void
  readonly fog: (change: FogChange) => void
}

/** How game masters are told of a change of a scene's fog. */
export type FogChange = Extract<LiveChange, { kind: 'fogOp' }>

/** The position of a token that another user drags. `version` is the version of the token when the drag began. */
export interface Drag {
  readonly tokenId: string
  readonly position: Position
  readonly version: number
}

/** A ping on the active scene. `by` is the first name of the sender. */
export interface Ping {
  readonly position: Position
  readonly by: string
}

const NOBODY: readonly Person[] = []

/** Shorter interruptions are not shown. */
const DOWN_AFTER_MS = 2000
/** A page that has just loaded is not out of date yet, and on a slow phone its connection takes longer than that. */
const FIRST_DOWN_AFTER_MS = 5000

/** The state of the live connection. It lives as long as the page and is updated by `connect`. */
export class Live {
  /** The sequence number of the last change that the page has received. */
  seq: number
  #status: LiveStatus = 'connecting'
  #down: ReturnType<typeof setTimeout> | undefined
  readonly #listeners: { readonly [Name in keyof Events]: Set<Events[Name]> } = {
    status: new Set(),
    roll: new Set(),
    throw: new Set(),
    points: new Set(),
    people: new Set(),
    drag: new Set(),
    ping: new Set(),
    writers: new Set(),
    displays: new Set(),
    fog: new Set(),
  }
  #people: readonly Person[] = []
  #writers: ReadonlyMap<string, readonly Person[]> = new Map()
  #displays: readonly string[] = []
  /** `null` while there is no connection. */
  #sender: ((request: LiveRequest) => void) | null = null

  constructor(seq: number) {
    this.seq = seq
    this.#down = setTimeout(() => this.#set('down'), FIRST_DOWN_AFTER_MS)
  }

  /** What the page shows is at least as new as the change with this number. */
  startAfter(seq: number): void {
    this.seq = Math.max(this.seq, seq)
  }

  readonly status = (): LiveStatus => this.#status

  /** Returns a function that unsubscribes. */
  on<Name extends keyof Events>(name: Name, listener: Events[Name]): () => void {
    const listeners: Set<Events[Name]> = this.#listeners[name]
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** The people who are connected, in order of arrival; empty while the connection is down. */
  readonly people = (): readonly Person[] => this.#people

  /** Who has the editor of an entity open; known to game masters only. */
  readonly writersOf = (entityId: string): readonly Person[] => this.#writers.get(entityId) ?? NOBODY

  /** The ids of the displays that are on; known to game masters only. */
  readonly displays = (): readonly string[] => this.#displays

  /** Sends a message that is not stored. Without a connection it is dropped. */
  readonly send = (request: LiveRequest): void => this.#sender?.(request)

  /** `null` removes the sender. */
  setSender(sender: ((request: LiveRequest) => void) | null): void {
    this.#sender = sender
  }

  connected(): void {
    clearTimeout(this.#down)
    this.#down = undefined
    this.#set('live')
  }

  disconnected(): void {
    this.setSender(null)
    if (this.#people.length > 0) this.changePeople(() => [])
    this.#writers = new Map()
    this.#listeners.writers.forEach((listener) => listener())
    if (this.#displays.length > 0) this.changeDisplays([])
    if (this.#status === 'live') this.#set('connecting')
    this.#down ??= setTimeout(() => this.#set('down'), DOWN_AFTER_MS)
  }

  rolled(roll: Roll): void {
    this.#listeners.roll.forEach((listener) => listener(roll))
  }

  thrown(rollId: string, motion: string): void {
    this.#listeners.throw.forEach((listener) => listener(rollId, motion))
  }

  pointsChanged(change: PointsChange): void {
    this.#listeners.points.forEach((listener) => listener(change))
  }

  changePeople(change: (people: readonly Person[]) => readonly Person[]): void {
    this.#people = change(this.#people)
    this.#listeners.people.forEach((listener) => listener())
  }

  changeWriters(entityId: string, people: readonly Person[]): void {
    this.#writers = new Map([...this.#writers, [entityId, people]])
    this.#listeners.writers.forEach((listener) => listener())
  }

  changeDisplays(on: readonly string[]): void {
    this.#displays = on
    this.#listeners.displays.forEach((listener) => listener())
  }

  fogChanged(change: FogChange): void {
    this.#listeners.fog.forEach((listener) => listener(change))
  }

  dragged(drag: Drag): void {
    this.#listeners.drag.forEach((listener) => listener(drag))
  }

  pinged(ping: Ping): void {
    this.#listeners.ping.forEach((listener) => listener(ping))
  }

  #set(status: LiveStatus): void {
    if (status === this.#status) return
    this.#status = status
    this.#listeners.status.forEach((listener) => listener())
  }
}

export const LiveContext = createContext<{ readonly live: Live; readonly writes: WaitingWrites } | null>(null)

/** The live connection and the waiting writes of the page. */
export function useLiveContext() {
  const table = use(LiveContext)
  if (!table) throw new Error('This hook must be used inside a LiveProvider')
  return table
}

/** The status of the live connection. */
export function useLive(): LiveStatus {
  const { live } = useLiveContext()
  return useSyncExternalStore((changed) => live.on('status', changed), live.status)
}

/** Calls `listener` with each new roll that the viewer may see, while the component is mounted. */
export function useOnRoll(listener: (roll: Roll) => void): void {
  const { live } = useLiveContext()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('roll', (roll) => onEvent(roll)), [live])
}

/** Calls `listener` with the recorded flight of the dice of a roll (base64). It arrives soon after the roll, or never. */
export function useOnThrow(listener: (rollId: string, motion: string) => void): void {
  const { live } = useLiveContext()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('throw', (rollId, motion) => onEvent(rollId, motion)), [live])
}

/** The people who are connected. */
export function usePeople(): readonly Person[] {
  const { live } = useLiveContext()
  return useSyncExternalStore((changed) => live.on('people', changed), live.people)
}

/** The ids of the displays that are on; known to game masters only. */
export function useDisplaysOn(): readonly string[] {
  const { live } = useLiveContext()
  return useSyncExternalStore((changed) => live.on('displays', changed), live.displays)
}

/** Calls `listener` with the position of a token while another user drags it. */
export function useOnDrag(listener: (drag: Drag) => void): void {
  const { live } = useLiveContext()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('drag', (drag) => onEvent(drag)), [live])
}

/** Calls `listener` with each ping, including the viewer's own. */
export function useOnPing(listener: (ping: Ping) => void): void {
  const { live } = useLiveContext()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('ping', (ping) => onEvent(ping)), [live])
}

/** Calls `listener` with each change of the fog of a scene, for game masters. */
export function useOnFog(listener: (change: FogChange) => void): void {
  const { live } = useLiveContext()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('fog', (change) => onEvent(change)), [live])
}

/** Calls `listener` when another user has changed hit points or strain. */
export function useOnPoints(listener: (change: PointsChange) => void): void {
  const { live } = useLiveContext()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on('points', (change) => onEvent(change)), [live])
}

/** Sends a message that others receive immediately and that is not stored. Without a connection it is dropped. */
export function useSend(): (request: LiveRequest) => void {
  return useLiveContext().live.send
}
