import { mayAddImage, Problem, type Uploaded } from '@waybook/contract'

import type { Writes } from '../../database/records.ts'
import { grantsOf, type Asked, type Call } from '../../http/request-context.ts'
import { imageOf, readAround } from '../entities/entity.ts'
import type { KeptPicture } from './picture-record.ts'

/** Which picture of their own somebody puts on an entity; the same once more under the same `once` is answered as before. */
export interface AddedImage {
  readonly entityId: string
  readonly picture: KeptPicture
}

/** Throws the Problems `not-found` and `not-allowed` where it is clear before a picture is there that it would be refused. */
export async function expectImage(asked: Asked, entityId: string): Promise<void> {
  if (!(await asked.records.entity(entityId, asked.sight))) throw new Problem('not-found')
  const granted = grantsOf(await asked.records.campaign())
  if (!mayAddImage(asked.viewer, granted, { id: entityId, hasImage: false })) throw new Problem('not-allowed')
}

/** Puts a kept picture on an entity, in the place of the one it shows. */
export async function addImage(call: Call, { entityId, picture }: AddedImage): Promise<Uploaded> {
  const asked = JSON.stringify(['addImage', entityId, picture.hash])
  const once = call.once === null ? undefined : { id: call.once, asked }
  return await call.records.act({ actor: call.viewer.userId, once }, async (records) => {
    const before = await shownImage({ ...call, records }, entityId)
    const granted = grantsOf(await records.campaign())
    if (!mayAddImage(call.viewer, granted, { id: entityId, hasImage: before !== null }))
      throw new Problem('not-allowed', 'There is an image already, and only the game master may replace it')
    await records.setPicture(entityId, picture)
    const image = await shownImage({ ...call, records }, entityId)
    if (!image) throw new Error('A picture that was just set does not show')
    return { image }
  })
}

async function shownImage(asked: Asked & { readonly records: Writes }, entityId: string) {
  const record = await asked.records.entity(entityId, asked.sight)
  if (!record) throw new Problem('not-found')
  return imageOf(record, await readAround(entityId, asked))
}
