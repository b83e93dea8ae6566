import type { Change } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'

import {
  openedBy,
  toldAlso,
  toldOfRemoved,
  toldTo,
  withPins,
  type Opened,
  type SeenBy,
  type StoredBefore,
  type Subject,
  type ToldTo,
} from '../entities/stored/audiences.ts'
import type { EntityRows } from '../entities/stored/entity-rows.ts'
import type { SourceRecord } from './source.ts'

/** Who sees an entity now may refetch it, if what they see has changed. Those who saw it before learn that it is gone. */
export type WrittenChange = Change<
  'write',
  Opened & {
    readonly what: 'added' | 'changed' | 'removed'
    readonly version: number
    /** If it was only given another id, under which it is then added. */
    readonly renamed?: true
    /** If it is another only because others are. Its text and version are the same. */
    readonly again?: true
    /** With the audience `readers`: the characters whose players it is for. */
    readonly readers?: readonly string[] | undefined
  } & OnlyChange
>

/** If nothing else was changed: who reads a secret, or a pin on the map. */
export interface OnlyChange {
  readonly secret?: SecretChange | undefined
  readonly pin?: 'added' | 'changed' | 'removed' | undefined
}

/** Who reads a secret was changed, and nothing else. */
export interface SecretChange {
  /** Of the words of the secret. */
  readonly digest: string
  /** Whether players read it now who did not before, or nobody does, or neither. */
  readonly what: 'revealed' | 'hidden' | 'narrowed'
}

interface Written {
  readonly rows: EntityRows
  readonly seen: SeenBy
  readonly version: number
  readonly only?: OnlyChange | undefined
  /** Who gets another pin on its map. */
  readonly ofPins: ToldTo | null
  readonly isRenamed: boolean
  /** If it is another only because others are: these, as they were and are. */
  readonly because: readonly Subject[] | null
}

/** Logs that an entity was written: for the players only as far as what they see is another. `before`: `null` if it is new. */
export function logWritten(
  tx: CampaignTransaction,
  before: StoredBefore | null,
  { rows, seen, version, only, ofPins, isRenamed, because }: Written,
): void {
  const { id } = rows.authored
  const told = withPins(toldTo(before, rows, seen), ofPins)
  for (const { audience, readers } of because ? toldAlso(told, { ...seen, id }, because) : told) {
    const also = {
      ...(readers && { readers }),
      ...only,
      ...(isRenamed && { renamed: true as const }),
      ...(because && { again: true as const }),
      ...openedBy(before, seen),
    }
    const payload = { what: before ? 'changed' : 'added', version, ...also } as const
    const change: WrittenChange = { audience, operation: 'write', subject: id, payload }
    tx.log(change)
  }
}

/** Logs that an entity was removed, for all who saw it. */
export function logRemoved(tx: CampaignTransaction, source: SourceRecord): void {
  const { audience, readers } = toldOfRemoved(source)
  const payload = { what: 'removed', version: source.version, ...(readers && { readers }) } as const
  const change: WrittenChange = { audience, operation: 'write', subject: source.id, payload }
  tx.log(change)
}
