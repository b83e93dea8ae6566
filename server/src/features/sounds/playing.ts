import { SOUNDS_PLAYING_MAX, type HandoutAudience, type SoundUse } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import { randomId } from '#runtime/random-id.ts'

import { findSound, nameOf, readSceneMusic, type SoundRecord } from './library.ts'
import { isPlaying, type PlayingRecord } from './playing-record.ts'

/** Music or a sound started, stopped or got another volume, or the sound files changed. The subject is `campaign`. */
export type SoundChange = Change<
  'sound',
  {
    readonly did: 'played' | 'stopped' | 'changed'
    /** The name of the sound; `null` if it is of no interest for the log, such as a volume. */
    readonly name: string | null
    /** The audiences whose sounds changed. None if only game masters notice. */
    readonly audiences: readonly HandoutAudience[]
  }
>

/** How a sound is played. */
interface Playing {
  readonly use: SoundUse
  readonly loop: boolean
  readonly volume: number
  readonly audience: HandoutAudience
  /** The scene whose music it is. */
  readonly sceneId: string | null
}

/** The sounds in the order in which they started. Some may have ended by themselves. */
export async function readPlaying({ db, campaign }: CampaignTables): Promise<PlayingRecord[]> {
  const rows = await db
    .selectFrom('playingSound')
    .where('campaign', '=', campaign)
    .select(['id', 'content'])
    .orderBy('place')
    .execute()
  return rows.map(({ id, content }) => ({ ...fromJson(content), id }))
}

/** Starts a sound. Music replaces the music before; of too many sounds, the oldest stops. */
export async function play(tx: CampaignTransaction, sound: SoundRecord, how: Playing): Promise<PlayingRecord> {
  const there = await readPlaying(tx)
  const ended = there.filter((one) => !isPlaying(one, tx.at))
  const same = there.filter((one) => !ended.includes(one) && one.use === how.use)
  const replaced = how.use === 'music' ? same : same.slice(0, Math.max(0, same.length + 1 - SOUNDS_PLAYING_MAX))
  await removePlaying(tx, [...ended, ...replaced])
  const { file, content } = sound
  const { type = 'audio/mpeg', seconds = 0 } = file.sound ?? {}
  const about = { soundId: sound.hash, name: nameOf(sound), caption: content.caption, type, seconds }
  // Two sounds of the same millisecond still have an order.
  const startedAt = Math.max(tx.at, (there.at(-1)?.startedAt ?? 0) + 1)
  const record = { id: randomId(), ...about, ...how, startedAt }
  await putPlaying(tx, record, startedAt)
  logSound(tx, { did: 'played', name: record.name, audiences: [...replaced, record].map(({ audience }) => audience) })
  return record
}

/** Stops these sounds. */
export async function stop(tx: CampaignTransaction, records: readonly PlayingRecord[]): Promise<void> {
  if (records.length === 0) return
  await removePlaying(tx, records)
  for (const { name, audience } of records) logSound(tx, { did: 'stopped', name, audiences: [audience] })
}

export async function setVolume(tx: CampaignTransaction, record: PlayingRecord, volume: number): Promise<void> {
  const { id, ...content } = record
  await tx.db
    .updateTable('playingSound')
    .set({ content: toJson({ ...content, volume }) })
    .where('campaign', '=', tx.campaign)
    .where('id', '=', id)
    .execute()
  logSound(tx, { did: 'changed', name: null, audiences: [record.audience] })
}

/** Starts the music of the scene that is shown now. Music of the scene before ends; music that somebody started stays if the scene has none. */
export async function playMusicOfScene(tx: CampaignTransaction, sceneId: string | null): Promise<void> {
  const music = (await readPlaying(tx)).filter((one) => one.use === 'music' && isPlaying(one, tx.at))
  const wanted = (await readSceneMusic(tx)).find((one) => one.sceneId === sceneId)
  const sound = wanted ? await findSound(tx, wanted.soundId) : null
  const same = sound && music.find((one) => one.soundId === sound.hash && one.audience === 'everyone')
  if (!sound || sceneId === null)
    return await stop(
      tx,
      music.filter((one) => one.sceneId !== null),
    )
  if (same) return await putPlaying(tx, { ...same, sceneId }, same.startedAt)
  const how = { use: 'music', loop: true, volume: sound.content.volume, audience: 'everyone', sceneId } as const
  await play(tx, sound, how)
}

async function putPlaying(tx: CampaignTransaction, record: PlayingRecord, place: number): Promise<void> {
  const { id, ...content } = record
  const row = { place, content: toJson(content) }
  await tx.db
    .insertInto('playingSound')
    .values({ campaign: tx.campaign, id, ...row })
    .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(row))
    .execute()
}

async function removePlaying({ db, campaign }: CampaignTransaction, records: readonly PlayingRecord[]): Promise<void> {
  for (const { id } of records)
    await db.deleteFrom('playingSound').where('campaign', '=', campaign).where('id', '=', id).execute()
}

export function logSound(tx: CampaignTransaction, payload: SoundChange['payload']): void {
  const audience = payload.audiences.length === 0 ? 'gameMaster' : 'everyone'
  const change: SoundChange = { audience, operation: 'sound', subject: 'campaign', payload }
  tx.log(change)
}
