import { kindOf, type ChangeRecord } from '../changes.ts'
import type { LogLine } from '../log-line.ts'

/** Actions of one kind that one person took within minutes. */
export interface Burst {
  readonly line: LogLine
  /** Newest first. */
  readonly changes: readonly ChangeRecord[]
  readonly count: number
  /** Whether all actions have the same `entity`, and the same `other`. */
  readonly isOfOne: boolean
  readonly isWithOne: boolean
}

/** Longer pauses divide a burst. */
const PAUSE_MS = 10 * 60_000

interface Open {
  readonly line: LogLine
  readonly changes: ChangeRecord[]
  readonly units: Set<string>
  readonly entities: Set<string | undefined>
  readonly others: Set<string | undefined>
}

/** Folds changes (newest first) into bursts, in order of their newest changes. Other people's changes may lie in between. */
export function foldChanges(changes: readonly ChangeRecord[]): Burst[] {
  const bursts: Open[] = []
  const last = new Map<string, Open>()
  for (const change of changes) {
    const line = kindOf(change).logLine?.(change)
    if (!line) continue
    const { did, entity, other, unit = `${change.seq}`, key = `${entity ?? ''} ${other ?? ''}` } = line
    const place = `${change.actor} ${did} ${key}`
    const open = last.get(place)
    const continues = open && (open.changes.at(-1)?.at ?? 0) - change.at <= PAUSE_MS
    const burst = continues
      ? open
      : { line, changes: [], units: new Set<string>(), entities: new Set<string>(), others: new Set<string>() }
    burst.changes.push(change)
    burst.units.add(unit)
    burst.entities.add(entity)
    burst.others.add(other)
    if (continues) continue
    bursts.push(burst)
    last.set(place, burst)
  }
  return bursts.map(({ units, entities, others, ...burst }) => ({
    ...burst,
    count: units.size,
    isOfOne: entities.size === 1,
    isWithOne: others.size === 1,
  }))
}
