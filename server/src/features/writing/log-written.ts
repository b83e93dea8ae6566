import type { Change } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'

import {
  openedBy,
  recipientsWhoKnow,
  recipientsOfRemoval,
  recipientsOf,
  withPins,
  type Opened,
  type SeenBy,
  type StoredBefore,
  type Subject,
  type Recipients,
} from '../entities/stored/audiences.ts'
import type { EntityRows } from '../entities/stored/entity-rows.ts'
import type { SourceRecord } from './source.ts'

/** An entity was written or removed. Viewers of what changed refetch it. Viewers who no longer see the entity learn that it is gone. */
export type WrittenChange = Change<
  'write',
  Opened & {
    readonly what: 'added' | 'changed' | 'removed'
    readonly version: number
    /** Set if the entity got another id, which is the subject. */
    readonly renamed?: true
    /** Set if the entity changed only because others did. Its text and version stay the same. */
    readonly again?: true
    /** With the audience `readers`: the characters whose players receive the change. */
    readonly readers?: readonly string[] | undefined
  } & OnlyChange
>

/** Set if only the audience of a secret, or only a pin on the map, changed. */
export interface OnlyChange {
  readonly secret?: SecretChange | undefined
  readonly pin?: 'added' | 'changed' | 'removed' | undefined
}

/** Only the audience of a secret changed. */
export interface SecretChange {
  /** A hash of the secret's words. */
  readonly digest: string
  /** `revealed`: players read it who did not before. `hidden`: no player reads it. `narrowed`: fewer players read it. */
  readonly what: 'revealed' | 'hidden' | 'narrowed'
}

interface Written {
  readonly rows: EntityRows
  readonly seen: SeenBy
  readonly version: number
  readonly only?: OnlyChange | undefined
  /** The recipients of changed pins on its map; `null` if there are none. */
  readonly ofPins: Recipients | null
  readonly isRenamed: boolean
  /** The entities whose change caused this one, before and after; `null` if it changed by itself. */
  readonly because: readonly Subject[] | null
}

/** Logs that an entity was written. Players are notified only if what they see has changed. `before`: `null` if the entity is new. */
export function logWritten(
  tx: CampaignTransaction,
  before: StoredBefore | null,
  { rows, seen, version, only, ofPins, isRenamed, because }: Written,
): void {
  const { id } = rows.authored
  const recipients = withPins(recipientsOf(before, rows, seen), ofPins)
  for (const { audience, readers } of because ? recipientsWhoKnow(recipients, { ...seen, id }, because) : recipients) {
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

/** Logs that an entity was removed, for everyone who saw it. */
export function logRemoved(tx: CampaignTransaction, source: SourceRecord): void {
  const { audience, readers } = recipientsOfRemoval(source)
  const payload = { what: 'removed', version: source.version, ...(readers && { readers }) } as const
  const change: WrittenChange = { audience, operation: 'write', subject: source.id, payload }
  tx.log(change)
}
