import { COUNTER_MAX, type Tracker, type TrackerAudience, type TrackerKind } from '@waybook/contract'
import { tableTrackers } from '@waybook/messages/tableTrackers'

export type Readers = 'gameMaster' | 'everyone' | 'some'

/** What the form holds. Numbers are as typed. */
export interface TrackerDraft {
  readonly kind: TrackerKind
  readonly name: string
  readonly segments: number
  /** The maximum of a counter. Empty if it has none. */
  readonly most: string
  /** The number of a counter. */
  readonly value: string
  readonly readers: Readers
  readonly characters: readonly string[]
}

const SEGMENTS = 6

export function draftOf(tracker: Tracker | null): TrackerDraft {
  const { kind = 'clock', name = '', maximum = null, audience = 'gameMaster' } = tracker ?? {}
  return {
    kind,
    name,
    segments: kind === 'clock' ? (maximum ?? SEGMENTS) : SEGMENTS,
    most: kind === 'counter' && maximum !== null ? `${maximum}` : '',
    value: `${tracker?.value ?? 0}`,
    readers: typeof audience === 'string' ? audience : 'some',
    characters: typeof audience === 'string' ? [] : audience,
  }
}

/** Why the draft can't be saved; `undefined` if it can. */
export function whyNotSaved({ kind, name, most, value, readers, characters }: TrackerDraft): string | undefined {
  if (name.trim() === '') return tableTrackers.needsName()
  if (kind === 'counter' && most.trim() !== '' && !isCount(most, 1))
    return tableTrackers.maximumRange({ most: `${COUNTER_MAX}` })
  if (kind === 'counter' && !isCount(value, 0)) return tableTrackers.numberRange({ most: `${COUNTER_MAX}` })
  return readers === 'some' && characters.length === 0 ? tableTrackers.chooseReaders() : undefined
}

function isCount(typed: string, least: number): boolean {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least
}

export function wantedOf({ kind, name, segments, most, readers, characters }: TrackerDraft): {
  name: string
  maximum: number | null
  audience: TrackerAudience
} {
  const counted = most.trim() === '' ? null : Number(most)
  return {
    name: name.trim(),
    maximum: kind === 'clock' ? segments : counted,
    audience: readers === 'some' ? [...characters] : readers,
  }
}
