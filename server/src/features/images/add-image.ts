import { everything, mayAddImage, Problem, typeOfId, type Uploaded } from '@waybook/contract'

import type { MapWalls } from '#blobs/prepare/map-walls.ts'
import type { CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/picture-tables.ts'
import { pageProblems } from '#sentences/problems.ts'

import { readGrants } from '../campaign/queries.ts'
import { readCards } from '../entities/cards.ts'
import { imageOf, readEntityLinks } from '../entities/page-presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import { addTextPicture } from '../pictures/add-text-picture.ts'
import { readClosedHashes } from '../pictures/closed-pictures.ts'
import { toPicture } from '../pictures/presenter.ts'
import { setPicture } from '../pictures/set-picture.ts'
import type { RequestContext, StoreContext } from '../request-context.ts'
import { addMapWalls } from '../walls/map-walls.ts'

/** The context of an upload. A retry with the same picture and key gets the same answer. */
export interface UploadContext extends StoreContext {
  readonly idempotencyKey: string | null
}

/** An uploaded picture and the entity that it is for. */
export interface AddedImage {
  readonly entityId: string
  readonly picture: PictureFile
  /** What stands on the picture. Only game masters can add it, and only to scenes. */
  readonly walls?: MapWalls | null
}

/** Throws the Problem `not-found` or `not-allowed` if the upload would be refused anyway, before the picture is received. */
export async function expectImage(context: RequestContext, entityId: string): Promise<void> {
  if (!(await readEntity(context.records, entityId, context.scope))) throw new Problem('not-found')
  const granted = await readGrants(context.records)
  if (!mayAddImage(context.viewer, granted, { id: entityId, hasImage: false })) throw new Problem('not-allowed')
}

/** Makes the entity show a stored picture. */
export async function addImage(call: UploadContext, { entityId, picture, walls }: AddedImage): Promise<Uploaded> {
  const request = JSON.stringify(['addImage', entityId, picture.hash])
  const idempotencyKey = call.idempotencyKey === null ? undefined : { key: call.idempotencyKey, request }
  return await call.records.transaction({ actor: call.viewer.userId, idempotencyKey }, async (records) => {
    const before = await shownImage({ ...call, records }, entityId)
    const granted = await readGrants(records)
    if (
      !mayAddImage(call.viewer, granted, {
        id: entityId,
        hasImage: before !== null || (await isClosed(records, entityId)),
      })
    )
      throw new Problem('not-allowed', pageProblems.imageAlready())
    await setPicture(records, entityId, picture)
    if (walls && call.viewer.role === 'gameMaster' && typeOfId(entityId) === 'scene')
      await addMapWalls(records, entityId, { picture, walls })
    const image = await shownImage({ ...call, records }, entityId)
    if (!image) throw new Error('The picture that was just set is not shown')
    return { image }
  })
}

/** An uploaded picture for the text of an entity. */
export interface AddedTextPicture extends AddedImage {
  readonly fileName: string
}

/** Throws the Problem `not-found` or `not-allowed`: only game masters, who write texts, may add pictures to them. */
export async function expectTextPicture(context: RequestContext, entityId: string): Promise<void> {
  if (!(await readEntity(context.records, entityId, context.scope))) throw new Problem('not-found')
  if (context.viewer.role !== 'gameMaster') throw new Problem('not-allowed')
}

/** Adds a stored picture that the text of an entity can show by its name. */
export async function uploadTextPicture(
  call: UploadContext,
  { entityId, picture, fileName }: AddedTextPicture,
): Promise<Uploaded> {
  const request = JSON.stringify(['addTextPicture', entityId, picture.hash, fileName])
  const idempotencyKey = call.idempotencyKey === null ? undefined : { key: call.idempotencyKey, request }
  return await call.records.transaction({ actor: call.viewer.userId, idempotencyKey }, async (records) => {
    const { target, ...added } = await addTextPicture(records, picture, fileName)
    const image = toPicture(added)
    if (!image) throw new Error('The picture that was just added is not there')
    return { image, target }
  })
}

/** Whether fog hides the entity's picture from players. */
async function isClosed(records: CampaignTransaction, entityId: string): Promise<boolean> {
  const [card] = await readCards(records, [entityId], everything)
  return card?.picture ? (await readClosedHashes(records)).has(card.picture.hash) : false
}

async function shownImage(context: RequestContext & { readonly records: CampaignTransaction }, entityId: string) {
  const record = await readEntity(context.records, entityId, context.scope)
  if (!record) throw new Problem('not-found')
  return imageOf(record, await readEntityLinks(entityId, context))
}
