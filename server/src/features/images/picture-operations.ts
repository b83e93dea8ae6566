import { Problem, REMOVED_IMAGES_KEPT_MS, type RemovedImage } from '@waybook/contract'

import { type EntityRecord } from '../entities/entity-record.ts'
import { imageOf, readAround } from '../entities/entity.ts'
import { FOLDER_PICTURE } from '../pictures/picture-record.ts'
import { toPicture } from '../pictures/presenter.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'

const nothing = { setAside: null, folder: null, removed: [] } as const

export const pictureOperations = {
  deleteEntityImage: async (acting, { entityId }) => {
    const record = await seen(entityId, acting)
    if (!imageOf(record, await readAround(entityId, acting))) throw new Problem('not-found', 'There is no image')
    await acting.records.pictures.remove(entityId)
    return { success: true }
  },

  getRemovedImages: async (asked, { entityId }) => ({
    images: await removedImages(await seen(entityId, asked), asked),
  }),

  restoreImage: async (acting, { entityId, imageId }) => {
    const there = await removedImages(await seen(entityId, acting), acting)
    if (!there.some(({ id }) => id === imageId))
      throw new Problem('not-found', 'This image cannot be brought back any more')
    await acting.records.pictures.restore(entityId, imageId)
    return { success: true, image: imageOf(await seen(entityId, acting), await readAround(entityId, acting)) }
  },
} satisfies Partial<OperationHandlers>

async function seen(id: string, { records, sight }: RequestContext): Promise<EntityRecord> {
  const record = await records.entities.find(id, sight)
  if (!record) throw new Problem('not-found')
  return record
}

/** What the viewer may bring back: players, what they took away themselves. What the game master took away may be a secret. */
async function removedImages(record: EntityRecord, asked: RequestContext): Promise<RemovedImage[]> {
  const { role, userId } = asked.viewer
  const { setAside, folder, removed } = (await asked.records.pictures.history(record.id)) ?? nothing
  const isTheirs = (takenBy: string) => role === 'gameMaster' || takenBy === userId
  const added = removed
    .filter(({ removedBy }) => isTheirs(removedBy))
    .flatMap(({ id, picture, removedAt }) => {
      const image = toPicture(picture)
      return image ? [{ id, image, removedAt, restorableUntil: removedAt + REMOVED_IMAGES_KEPT_MS }] : []
    })
  if (!setAside || !isTheirs(setAside.by)) return added
  const image = imageOf({ ...record, picture: folder, pictureChosen: false }, await readAround(record.id, asked))
  return [...added, ...(image ? [{ id: FOLDER_PICTURE, image, removedAt: setAside.at, restorableUntil: null }] : [])]
}
