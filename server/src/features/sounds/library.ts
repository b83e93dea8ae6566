import type { SceneMusic, Sound } from '@waybook/contract'

import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { SoundContent } from '#database/play-tables.ts'
import { toJson } from '#database/statement/columns.ts'

import { readKeptFiles } from '../imports/kept-files.ts'
import { nameOfFile, toSound } from './presenter.ts'
import { readContents } from './sound-contents.ts'

/** The sounds whose volume nobody has set play at this volume, so that there is room for louder ones. */
const USUAL_VOLUME = 70

/** A sound file of the campaign, with what Waybook adds to it. */
export interface SoundRecord {
  readonly hash: string
  readonly file: KeptFile
  readonly content: SoundContent
}

/** All sounds by name: uploaded ones, and those of the folder. A file that is in both places is one sound. */
export async function readSounds(tables: CampaignTables): Promise<SoundRecord[]> {
  const known = await readContents(tables)
  const files = new Map<string, KeptFile>()
  for (const file of await readKeptFiles(tables)) if (file.sound && !files.has(file.hash)) files.set(file.hash, file)
  for (const { added } of known.values()) if (added) files.set(added.hash, added)
  const records = Array.from(files, ([hash, file]) => ({ hash, file, content: known.get(hash) ?? unnamed }))
  return records.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }))
}

export async function findSound(tables: CampaignTables, hash: string): Promise<SoundRecord | null> {
  return (await readSounds(tables)).find((sound) => sound.hash === hash) ?? null
}

const unnamed: SoundContent = { name: null, caption: '', volume: USUAL_VOLUME, added: null }

export function nameOf({ file, content }: Pick<SoundRecord, 'file' | 'content'>): string {
  return content.name ?? nameOfFile(file.path)
}

export async function putSound(tx: CampaignTransaction, hash: string, content: SoundContent): Promise<void> {
  const { db, campaign } = tx
  await db
    .insertInto('sound')
    .values({ campaign, hash, content: toJson(content) })
    .onConflict((conflict) => conflict.columns(['campaign', 'hash']).doUpdateSet({ content: toJson(content) }))
    .execute()
}

/** Adds an uploaded file. The name and the volume of a file that was there before stay. */
export async function addSound(tx: CampaignTransaction, file: KeptFile): Promise<Sound> {
  const known = (await readContents(tx)).get(file.hash) ?? unnamed
  const record = { hash: file.hash, file, content: { ...known, added: known.added ?? file } }
  await putSound(tx, file.hash, record.content)
  return toSound(record)
}

export async function removeAddedSound({ db, campaign }: CampaignTransaction, hash: string): Promise<void> {
  await db.deleteFrom('sound').where('campaign', '=', campaign).where('hash', '=', hash).execute()
}

export async function readSceneMusic({ db, campaign }: CampaignTables): Promise<SceneMusic[]> {
  return await db
    .selectFrom('sceneMusic')
    .where('campaign', '=', campaign)
    .select(['scene as sceneId', 'hash as soundId'])
    .orderBy('scene')
    .execute()
}

/** `hash`: `null` if the scene has no music. */
export async function putSceneMusic(tx: CampaignTransaction, scene: string, hash: string | null): Promise<void> {
  const { db, campaign } = tx
  await db.deleteFrom('sceneMusic').where('campaign', '=', campaign).where('scene', '=', scene).execute()
  if (hash !== null) await db.insertInto('sceneMusic').values({ campaign, scene, hash }).execute()
}
