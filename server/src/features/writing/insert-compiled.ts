import { reaches } from '@waybook/contract'

import type { CampaignTransaction } from '#database/database.ts'
import type { Versioned } from '#database/text-tables.ts'

import { countChanges } from '../entities/count-changes.ts'
import { subjectOf, type Subject } from '../entities/stored/audiences.ts'
import { toEntityRows, type EntityRows } from '../entities/stored/entity-rows.ts'
import { insertEntities } from '../entities/stored/replace-entities.ts'
import { startCharacters } from '../entities/stored/starting-state.ts'
import { readSeenBy, recipientsOfPins } from '../maps/recipients-of-pins.ts'
import type { CompiledText } from './compile-texts.ts'
import { logWritten, type OnlyChange } from './log-written.ts'
import type { StoredBefore } from './stored-before.ts'

interface Inserting {
  readonly before: StoredBefore
  readonly versionOf: (id: string) => Versioned
  readonly onlyOf?: (id: string) => OnlyChange | undefined
  /** Whether an entity had another id until now. */
  readonly isRenamed?: (id: string) => boolean
  /** The entities whose change caused this one, before and after; `null` if it changed by itself. */
  readonly becauseOf: (id: string) => readonly Subject[] | null
}

/** Within a transaction: inserts compiled entities and everything derived from them, and logs the changes. */
export async function insertCompiled(
  tx: CampaignTransaction,
  compiled: readonly CompiledText[],
  { before, versionOf, onlyOf, isRenamed, becauseOf }: Inserting,
): Promise<void> {
  const rows = compiled.flatMap(({ entity }) => (entity ? toEntityRows(entity) : []))
  const stored = { entities: before.sources, pictures: before.pictures, played: before.played }
  await insertEntities(tx, rows, { stored, at: tx.at, versionOf })
  await startCharacters(
    tx,
    rows.map(({ authored }) => authored),
  )
  const counted = ({ authored }: EntityRows) => {
    const { reveal } = subjectOf(authored, stored)
    return { ...authored, reveal, shown: reaches(reveal, 'page') }
  }
  await countChanges(tx, {
    before: rows.flatMap(({ columns }) => before.sources.get(columns.id) ?? []),
    after: rows.map(counted),
  })
  for (const row of rows) {
    const { id } = row.columns
    const source = before.sources.get(id)
    const subject = subjectOf(row.authored, stored)
    const pins = { subject, before: before.pins.get(id) ?? [], after: row.authored.pins }
    const ofPins = source ? await recipientsOfPins(tx, pins, async (ids) => await readSeenBy(tx, ids)) : null
    logWritten(tx, source ? { ...source, variants: before.variants.get(id) ?? new Map() } : null, {
      rows: row,
      seen: subject,
      version: versionOf(id).version,
      only: onlyOf?.(id),
      ofPins,
      isRenamed: isRenamed?.(id) === true,
      because: becauseOf(id),
    })
  }
}
