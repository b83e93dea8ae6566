import { mayAddImage, Problem, type Uploaded } from '@waybook/contract'

import type { PictureFile } from '#database/tables.ts'

import { grantsOf } from '../campaign/repository.ts'
import { imageOf, readAround } from '../entities/entity.ts'
import type { WriteRepositories } from '../repositories.ts'
import type { RequestContext, StoreContext } from '../request-context.ts'

/** An upload as it comes in; the same picture once more under the same key is answered as before. */
export interface UploadContext extends StoreContext {
  readonly idempotencyKey: string | null
}

/** Which picture of their own somebody puts on an entity. */
export interface AddedImage {
  readonly entityId: string
  readonly picture: PictureFile
}

/** Throws the Problems `not-found` and `not-allowed` where it is clear before a picture is there that it would be refused. */
export async function expectImage(context: RequestContext, entityId: string): Promise<void> {
  if (!(await context.records.entities.find(entityId, context.scope))) throw new Problem('not-found')
  const granted = grantsOf(await context.records.campaign.find())
  if (!mayAddImage(context.viewer, granted, { id: entityId, hasImage: false })) throw new Problem('not-allowed')
}

/** Puts a kept picture on an entity, in the place of the one it shows. */
export async function addImage(call: UploadContext, { entityId, picture }: AddedImage): Promise<Uploaded> {
  const request = JSON.stringify(['addImage', entityId, picture.hash])
  const idempotencyKey = call.idempotencyKey === null ? undefined : { key: call.idempotencyKey, request }
  return await call.records.transaction({ actor: call.viewer.userId, idempotencyKey }, async (records) => {
    const before = await shownImage({ ...call, records }, entityId)
    const granted = grantsOf(await records.campaign.find())
    if (!mayAddImage(call.viewer, granted, { id: entityId, hasImage: before !== null }))
      throw new Problem('not-allowed', 'There is an image already, and only the game master may replace it')
    await records.pictures.set(entityId, picture)
    const image = await shownImage({ ...call, records }, entityId)
    if (!image) throw new Error('A picture that was just set does not show')
    return { image }
  })
}

async function shownImage(context: RequestContext & { readonly records: WriteRepositories }, entityId: string) {
  const record = await context.records.entities.find(entityId, context.scope)
  if (!record) throw new Problem('not-found')
  return imageOf(record, await readAround(entityId, context))
}
