import { everything } from '@waybook/contract'

import type { StoreResult } from '#blobs/store-picture.ts'
import type { CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/picture-tables.ts'

import { readCards } from '../entities/cards.ts'
import type { Outcome } from '../jobs/outcome.ts'
import { noteGenerated } from '../pictures/generated.ts'
import { setPicture } from '../pictures/set-picture.ts'
import type { ImageNotes } from './image-notes.ts'

/** Checks and stores a painted picture. Throws the Problem `unavailable` if a later try may succeed. */
export type KeepPicture = (picture: Uint8Array) => Promise<StoreResult>

/** The outcome of a job with its picture. */
export async function withPicture(picture: Uint8Array, notes: ImageNotes, keep: KeepPicture): Promise<Outcome> {
  const stored = await keep(picture)
  if (!stored.ok) return { is: 'again', error: `The picture from the image service ${stored.why}` }
  const { entityId } = notes.order
  const write = async (records: CampaignTransaction) => await show(records, stored.picture, notes)
  return { is: 'done', result: { entityId }, write }
}

/** Shows the picture on the entity, or returns why it cannot. */
async function show(
  records: CampaignTransaction,
  picture: PictureFile,
  { order, mayReplace }: ImageNotes,
): Promise<string | null> {
  const { entityId, name } = order
  const [card] = await readCards(records, [entityId], everything)
  if (card?.picture && !mayReplace) return `${name} got another picture in the meantime`
  if (!(await setPicture(records, entityId, picture))) return `${name} is no longer in the campaign`
  await noteGenerated(records, picture.hash)
  return null
}
