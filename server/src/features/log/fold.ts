import type { ChangeRecord } from '../changes.ts'
import { deedOf, type Deed } from './deed.ts'

/** Things of a kind that one person did within minutes. */
export interface Burst {
  readonly deed: Deed
  /** Newest first. */
  readonly changes: readonly ChangeRecord[]
  readonly count: number
  /** Whether all were done to one entity, and with one other. */
  readonly isOfOne: boolean
  readonly isWithOne: boolean
}

/** Longer pauses divide a burst. */
const PAUSE_MS = 10 * 60_000

interface Open {
  readonly deed: Deed
  readonly changes: ChangeRecord[]
  readonly units: Set<string>
  readonly entities: Set<string | undefined>
  readonly others: Set<string | undefined>
}

/** Folds changes, newest first, into bursts, by their newest change. Others may have done something in between. */
export function foldChanges(changes: readonly ChangeRecord[]): Burst[] {
  const bursts: Open[] = []
  const last = new Map<string, Open>()
  for (const change of changes) {
    const deed = deedOf(change)
    if (!deed) continue
    const key = `${change.actor} ${keyOf(deed)}`
    const open = last.get(key)
    const continues = open && (open.changes.at(-1)?.at ?? 0) - change.at <= PAUSE_MS
    const burst = continues
      ? open
      : { deed, changes: [], units: new Set<string>(), entities: new Set<string>(), others: new Set<string>() }
    burst.changes.push(change)
    burst.units.add(deed.unit)
    burst.entities.add(deed.entity)
    burst.others.add(deed.other)
    if (continues) continue
    bursts.push(burst)
    last.set(key, burst)
  }
  return bursts.map(({ units, entities, others, ...burst }) => ({
    ...burst,
    count: units.size,
    isOfOne: entities.size === 1,
    isWithOne: others.size === 1,
  }))
}

/** Many tokens are moved on one scene, and an import has many pages; whatever else is done again is done to the same. */
function keyOf({ did, entity, other, detail }: Deed): string {
  switch (did) {
    case 'tokenAdded':
    case 'tokenRemoved':
    case 'tokenMoved':
    case 'tokenChanged':
      return `${did} ${other ?? ''}`
    case 'importAdded':
    case 'importChanged':
    case 'importRemoved':
      return did
    case 'sessionEnded':
    case 'invited':
    case 'assigned':
    case 'removed':
    case 'jobChanged':
    case 'continuityWritten':
    case 'continuityRemoved':
    case 'continuitySwitchedOn':
    case 'continuitySwitchedOff':
    case 'findingMeant':
    case 'findingNotMeant':
      return `${did} ${detail ?? ''}`
    default:
      return `${did} ${entity ?? ''} ${other ?? ''}`
  }
}
