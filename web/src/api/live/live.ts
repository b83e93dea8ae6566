import type { LiveChange, LiveRequest, Person, Position, Roll } from '@waybook/contract'
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { Emitter } from './emitter.ts'
import type { PointsChange } from './stored-writes.ts'
import type { WaitingWrites } from './waiting-writes.ts'

/** `connecting` during short interruptions; then `down`, when the page may be outdated. */
export type LiveStatus = 'live' | 'connecting' | 'down'

/** The events of the connection. `status`, `people`, `writers` and `displays` say that the state of that name has changed. */
export interface LiveEvents {
  readonly status: []
  readonly people: []
  /** For game masters only, like `displays`. */
  readonly writers: []
  readonly displays: []
  /** A new roll that the viewer may see. */
  readonly roll: [roll: Roll]
  /** A roll that the viewer sees, with its changed dice. */
  readonly rollChanged: [roll: Roll]
  /** The recorded flight of the dice (base64). It arrives soon after the roll, or never. */
  readonly throw: [rollId: string, motion: string]
  /** Another user has changed hit points or strain. */
  readonly points: [change: PointsChange]
  /** Another user drags a token. */
  readonly drag: [drag: Drag]
  /** A ping on the active scene, including the viewer's own. */
  readonly ping: [ping: Ping]
  /** Somebody asks for a pause. For game masters only. */
  readonly pauseAsked: []
  /** The game master calls a pause. */
  readonly pause: []
  /** A session began with play. For game masters only, like `fog`. */
  readonly sessionBegan: [session: { readonly sessionId: string; readonly number: number }]
  readonly fog: [change: FogChange]
  /** A player has opened or closed a door. For game masters only. */
  readonly door: [door: TurnedDoor]
}

/** A change of a scene's fog, as game masters receive it. */
export type FogChange = Extract<LiveChange, { kind: 'fogOp' }>

/** A door that a player has opened or closed. `by` is their first name. */
export interface TurnedDoor {
  readonly sceneId: string
  readonly wallId: string
  readonly isOpen: boolean
  readonly by: string
}

/** The position of a token that another user drags. `version` is the version of the token when the drag began. */
interface Drag {
  readonly tokenId: string
  readonly position: Position
  readonly version: number
}

/** A ping on the active scene. `by` is the first name of the sender. */
export interface Ping {
  readonly position: Position
  readonly by: string
}

/** A request for a pause, with the first name of who wants it known. */
export interface PauseAsked {
  readonly by: string | null
}

const NOBODY: readonly Person[] = []

/** Shorter interruptions are not shown. */
const DOWN_AFTER_MS = 2000
/** A page that has just loaded is up to date, and on a slow phone its connection takes longer than `DOWN_AFTER_MS`. */
const FIRST_DOWN_AFTER_MS = 5000

/** The state of the live connection. It lives as long as the page and is updated by `connect`. */
export class Live extends Emitter<LiveEvents> {
  /** The sequence number of the last change that the page has received. */
  seq: number
  #status: LiveStatus = 'connecting'
  #down: ReturnType<typeof setTimeout> | undefined
  #people: readonly Person[] = []
  #writers: ReadonlyMap<string, readonly Person[]> = new Map()
  #displays: readonly string[] = []
  #pauseAsked: PauseAsked | null = null
  /** `null` while there is no connection. */
  #sender: ((request: LiveRequest) => void) | null = null

  constructor(seq: number) {
    super()
    this.seq = seq
    this.#down = setTimeout(() => this.#set('down'), FIRST_DOWN_AFTER_MS)
  }

  /** Call this if the page is at least as new as the change with this number. */
  startAfter(seq: number): void {
    this.seq = Math.max(this.seq, seq)
  }

  readonly status = (): LiveStatus => this.#status

  /** The connected people, in the order in which they joined; empty while the connection is down. */
  readonly people = (): readonly Person[] => this.#people

  /** The people who have an entity's editor open. Empty for players. */
  readonly writersOf = (entityId: string): readonly Person[] => this.#writers.get(entityId) ?? NOBODY

  /** The ids of the displays that are on. Empty for players. */
  readonly displays = (): readonly string[] => this.#displays

  /** The newest request for a pause that nobody has answered on this page. `null` for players. */
  readonly pauseAsked = (): PauseAsked | null => this.#pauseAsked

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
    this.emit('writers')
    if (this.#displays.length > 0) this.changeDisplays([])
    if (this.#status === 'live') this.#set('connecting')
    this.#down ??= setTimeout(() => this.#set('down'), DOWN_AFTER_MS)
  }

  changePeople(change: (people: readonly Person[]) => readonly Person[]): void {
    this.#people = change(this.#people)
    this.emit('people')
  }

  changeWriters(entityId: string, people: readonly Person[]): void {
    this.#writers = new Map([...this.#writers, [entityId, people]])
    this.emit('writers')
  }

  changeDisplays(on: readonly string[]): void {
    this.#displays = on
    this.emit('displays')
  }

  changePauseAsked(asked: PauseAsked | null): void {
    this.#pauseAsked = asked
    this.emit('pauseAsked')
  }

  #set(status: LiveStatus): void {
    if (status === this.#status) return
    this.#status = status
    this.emit('status')
  }
}

export const LiveContext = createContext<{ readonly live: Live; readonly writes: WaitingWrites } | null>(null)

/** The live connection and the waiting writes of the page. */
export function useLiveContext() {
  const table = use(LiveContext)
  if (!table) throw new Error('This hook must be used inside a LiveProvider')
  return table
}

/** A part of the connection's state. The event `name` announces its changes. */
export function useLiveState<Value>(name: keyof LiveEvents, read: (live: Live) => Value): Value {
  const { live } = useLiveContext()
  return useSyncExternalStore(
    (changed) => live.on(name, changed),
    () => read(live),
  )
}

/** The status of the live connection. */
export const useLive = (): LiveStatus => useLiveState('status', (live) => live.status())

/** The people who are connected. */
export const usePeople = (): readonly Person[] => useLiveState('people', (live) => live.people())

/** The ids of the displays that are on. Empty for players. */
export const useDisplaysOn = (): readonly string[] => useLiveState('displays', (live) => live.displays())

/** The newest request for a pause, and a function that answers it. */
export function usePauseAsked() {
  const { live } = useLiveContext()
  const asked = useLiveState('pauseAsked', (one) => one.pauseAsked())
  return { asked, done: () => live.changePauseAsked(null) }
}

/** Calls `listener` with each event of this name while the component is mounted. */
export function useOnLive<Name extends keyof LiveEvents>(
  name: Name,
  listener: (...values: LiveEvents[Name]) => void,
): void {
  const { live } = useLiveContext()
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.on(name, (...values) => onEvent(...values)), [live, name])
}

/** Sends a message that others receive immediately and that is not stored. Without a connection it is dropped. */
export function useSend(): (request: LiveRequest) => void {
  return useLiveContext().live.send
}
