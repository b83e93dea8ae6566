import type { Reveal } from '@waybook/contract'

import type { Audience, Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson, type Json } from '#database/statement/columns.ts'

import type { EncounterRecord } from './encounter-record.ts'

/**
 * The encounter started, changed or ended, or points or conditions that a combatant shares with its character changed. In that case, viewers
 * who see `wanted` of the character are notified. The current encounter is read when the change is sent.
 */
export type EncounterChange = Change<
  'encounter',
  {
    readonly encounterId: string
    readonly wanted?: Reveal
    /** Only if the encounter began or ended. `rounds`: `null` at its beginning. */
    readonly fight?: { readonly title: string; readonly rounds: number | null }
  }
>

type Content = Omit<EncounterRecord, 'id'>

export async function startEncounter(
  tx: CampaignTransaction,
  record: EncounterRecord,
  audience: Audience,
): Promise<void> {
  const { db, campaign, at } = tx
  const columns = { campaign, id: record.id, at, open: 1 as const, ...columnsOf(record) }
  await db.insertInto('encounter').values(columns).execute()
  logEncounter(tx, record.id, audience, { title: record.state.title, rounds: null })
}

export async function updateEncounter(
  tx: CampaignTransaction,
  record: EncounterRecord,
  audience: Audience,
): Promise<void> {
  await keepEncounter(tx, record)
  logEncounter(tx, record.id, audience)
}

export async function endEncounter(
  tx: CampaignTransaction,
  record: EncounterRecord,
  audience: Audience,
): Promise<void> {
  await rows(tx, record.id)
    .set({ open: 0, ...columnsOf(record) })
    .execute()
  logEncounter(tx, record.id, audience, { title: record.state.title, rounds: record.state.round })
}

export async function reopenEncounter(
  tx: CampaignTransaction,
  record: EncounterRecord,
  audience: Audience,
): Promise<void> {
  await rows(tx, record.id)
    .set({ open: 1, ...columnsOf(record) })
    .execute()
  logEncounter(tx, record.id, audience, { title: record.state.title, rounds: null })
}

export async function readEncounter({ db, campaign }: CampaignTables): Promise<EncounterRecord | null> {
  const row = await db
    .selectFrom('encounter')
    .where('campaign', '=', campaign)
    .where('open', '=', 1)
    .select(['id', 'content'])
    .executeTakeFirst()
  return row ? { id: row.id, ...contentOf(row.content) } : null
}

export async function readLastEncounter({ db, campaign }: CampaignTables): Promise<EncounterRecord | null> {
  const row = await db
    .selectFrom('encounter')
    .where('campaign', '=', campaign)
    .where('open', '=', 0)
    .select(['id', 'content'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, ...contentOf(row.content) } : null
}

async function keepEncounter(tables: CampaignTables, record: EncounterRecord): Promise<void> {
  await rows(tables, record.id).set(columnsOf(record)).execute()
}

function rows({ db, campaign }: CampaignTables, id: string) {
  return db.updateTable('encounter').where('campaign', '=', campaign).where('id', '=', id)
}

function columnsOf({ version, turns, state }: EncounterRecord) {
  const content: Content = { version, turns, state }
  return { version: version.all, content: toJson<unknown>(content) }
}

function contentOf(content: Json<unknown>): Content {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `columnsOf` writes it
  return fromJson(content) as Content
}

/** `fight`: if the encounter began or ended. */
function logEncounter(
  tx: CampaignTransaction,
  encounterId: string,
  audience: Audience,
  fight?: EncounterChange['payload']['fight'],
): void {
  const payload = { encounterId, ...(fight && { fight }) }
  const change: EncounterChange = { audience, operation: 'encounter', subject: encounterId, payload }
  tx.log(change)
}

/** Logs that a combatant's points or conditions changed with its character's. `wanted`: how much of the character recipients must see. */
export async function noteCharacterChange(tx: CampaignTransaction, characterId: string, wanted: Reveal): Promise<void> {
  const record = await readEncounter(tx)
  const combatant = record?.state.combatants.find((one) => one.own === null && one.characterId === characterId)
  if (!record || !combatant) return
  const { all, open } = record.version
  await keepEncounter(tx, { ...record, version: { all: all + 1, open: combatant.known ? open + 1 : open } })
  const audience = combatant.known ? 'entity' : 'gameMaster'
  const payload = { encounterId: record.id, wanted }
  const change: EncounterChange = { audience, operation: 'encounter', subject: characterId, payload }
  tx.log(change)
}
