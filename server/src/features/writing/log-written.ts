import type { Reveal } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { variantRows, type EntityRows } from '../imports/entity-rows.ts'
import type { SourceRecord } from './source.ts'

/** Who sees an entity now may refetch it, if what they see has changed. Those who saw it before learn that it is gone. */
export type WrittenChange = Change<
  'write',
  {
    readonly what: 'added' | 'changed' | 'removed'
    readonly version: number
    /** With the audience `readers`: the characters whose players it is for. */
    readonly readers?: readonly string[] | undefined
  }
>

/** Somebody said who reads a secret. Players learn of it by the change of the text, and by what a session has collected. */
export type SecretChange = Change<
  'secret',
  {
    /** Of the words of the secret. */
    readonly digest: string
    /** Whether players read it now who did not before, or nobody does, or neither. */
    readonly what: 'revealed' | 'hidden' | 'narrowed'
  }
>

/** What single players read of an entity, as digests by character. */
export type VariantDigests = ReadonlyMap<string, string>

/** Of these entities, by id. */
export async function readVariantDigests(
  { db, campaign }: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VariantDigests>> {
  const rows = await db
    .selectFrom('entityVariant')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .select(['entity', 'character', 'digest'])
    .execute()
  const byEntity = Map.groupBy(rows, ({ entity }) => entity)
  return new Map(
    Array.from(byEntity, ([id, of]) => [id, new Map(of.map(({ character, digest }) => [character, digest]))]),
  )
}

interface Seen {
  readonly reveal: Reveal
  /** Whether that includes the page. */
  readonly shown: boolean
  readonly readers: readonly string[]
}

type Stored = Pick<SourceRecord, 'shown' | 'reveal' | 'readers' | 'openDigest'> & { readonly variants: VariantDigests }

/** Logs that an entity was written: for the players only as far as what they see is another. `before`: `null` if it is new. */
export function logWritten(
  tx: CampaignTransaction,
  before: Stored | null,
  {
    rows: { authored, openDigest },
    seen,
    version,
  }: { rows: EntityRows; readonly seen: Seen; readonly version: number },
): void {
  const log = (audience: WrittenChange['audience'], readers?: readonly string[]) => {
    const payload = { what: before ? 'changed' : 'added', version, ...(readers && { readers }) } as const
    const change: WrittenChange = { audience, operation: 'write', subject: authored.id, payload }
    tx.log(change)
  }
  if (!before) return log('entity')
  if (before.reveal !== seen.reveal) return log('everyone')
  if (before.shown) return before.openDigest === openDigest && seen.shown ? logForFew() : log('everyone')
  const lost = before.readers.filter((character) => !seen.shown && !seen.readers.includes(character))
  if (lost.length > 0) log('readers', lost)
  const isForMore = seen.shown || seen.readers.some((character) => !before.readers.includes(character))
  if (isForMore || before.openDigest !== openDigest) return log('entity')
  return logForFew()

  function logForFew(): void {
    const after = new Map(variantRows(authored).map(({ character, digest }) => [character, digest]))
    const changed = [...new Set([...(before?.variants.keys() ?? []), ...after.keys()])].filter(
      (character) => before?.variants.get(character) !== after.get(character),
    )
    const readers = changed.filter(
      (character) => seen.shown || character === authored.id || seen.readers.includes(character),
    )
    if (readers.length > 0) log('readers', readers)
    else log('gameMaster')
  }
}

/** Logs that an entity was removed, for all who saw it. */
export function logRemoved(tx: CampaignTransaction, { id, version, reveal, readers }: SourceRecord): void {
  const few = readers.length > 0 ? 'readers' : 'gameMaster'
  const audience = reveal === 'hidden' ? few : 'everyone'
  const payload = { what: 'removed', version, ...(audience === 'readers' && { readers }) } as const
  const change: WrittenChange = { audience, operation: 'write', subject: id, payload }
  tx.log(change)
}
