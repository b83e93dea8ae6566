import type { Change } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import {
  openedBy,
  readVariantDigests,
  subjectOf,
  recipientsOfRemoval,
  recipientsOf,
  type Opened,
  type Recipients,
  withPins,
} from '../entities/stored/audiences.ts'
import type { EntityRows } from '../entities/stored/entity-rows.ts'
import type { Stored } from '../entities/stored/read-stored.ts'
import { readWrittenPins } from '../maps/read-pins.ts'
import { recipientsOfPins } from '../maps/recipients-of-pins.ts'
import type { ImportReport } from './compare-campaign.ts'

export type ImportChange = Change<
  'import',
  Opened & {
    readonly what: 'added' | 'changed' | 'removed'
    /** With the audience `readers`: the characters whose players saw it, or see it now. */
    readonly readers?: readonly string[] | undefined
  }
>

interface Compared {
  readonly stored: Stored
  readonly entities: readonly EntityRows[]
}

/**
 * The changes that an import logs. It decides their audiences before it writes, because afterwards the store no longer knows what players saw
 * of an entity.
 */
export async function importChanges(
  tables: CampaignTables,
  report: ImportReport,
  { stored, entities }: Compared,
): Promise<ImportChange[]> {
  const { added, changed, removed, campaignChanged } = report
  const coming = new Map(entities.map((rows) => [rows.columns.id, rows]))
  const variants = await readVariantDigests(tables, changed)
  const pins = await pinRecipients(tables, changed, { stored, coming })
  const written = (id: string, what: 'added' | 'changed') => {
    const rows = coming.get(id)
    if (!rows) return []
    const before = stored.entities.get(id)
    const seen = subjectOf(rows.authored, stored)
    const told = recipientsOf(before ? { ...before, variants: variants.get(id) ?? new Map() } : null, rows, seen)
    return withPins(told, pins.get(id) ?? null).map((to) =>
      toChange(id, what, { ...to, ...openedBy(before ?? null, seen) }),
    )
  }
  return [
    ...(campaignChanged ? [toChange('campaign', 'changed', { audience: 'everyone' })] : []),
    ...added.flatMap((id) => written(id, 'added')),
    ...changed.flatMap((id) => written(id, 'changed')),
    ...removed.map((id) => toChange(id, 'removed', recipientsOfRemoval(stored.entities.get(id)))),
  ]
}

function toChange(
  subject: string,
  what: ImportChange['payload']['what'],
  { audience, readers, ...opened }: Recipients & Opened,
): ImportChange {
  return { audience, operation: 'import', subject, payload: { what, ...(readers && { readers }), ...opened } }
}

/** The recipients of changed pins on the maps of changed entities, by entity. */
async function pinRecipients(
  tables: CampaignTables,
  changed: readonly string[],
  { stored, coming }: { readonly stored: Stored; readonly coming: ReadonlyMap<string, EntityRows> },
): Promise<ReadonlyMap<string, Recipients>> {
  const subjectsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => coming.get(id) ?? []).map(({ authored }) => subjectOf(authored, stored))
  const seenBy = async (targets: readonly string[]) =>
    await Promise.resolve(new Map(subjectsOf(targets).map((subject) => [subject.id, subject])))
  const before = await readWrittenPins(tables, changed)
  const found = new Map<string, Recipients>()
  for (const subject of subjectsOf(changed)) {
    const { id } = subject
    const pins = { subject, before: before.get(id) ?? [], after: coming.get(id)?.authored.pins ?? [] }
    const recipients = await recipientsOfPins(tables, pins, seenBy)
    if (recipients) found.set(id, recipients)
  }
  return found
}
