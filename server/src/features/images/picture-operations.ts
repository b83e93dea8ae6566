import { Problem, REMOVED_IMAGES_RETENTION_MS, type RemovedImage } from '@waybook/contract'

import { pageProblems } from '#sentences/problems.ts'

import type { EntityRecord } from '../entities/entity-record.ts'
import { imageOf, readEntityLinks } from '../entities/page-presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import { readClosedHashes } from '../pictures/closed-pictures.ts'
import { readPictureHistory } from '../pictures/picture-history.ts'
import { FOLDER_PICTURE } from '../pictures/picture-record.ts'
import { toPicture } from '../pictures/presenter.ts'
import { removePicture, restorePicture } from '../pictures/set-picture.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'

const nothing = { setAside: null, folder: null, removed: [] } as const

export const pictureOperations = {
  deleteEntityImage: async (context, { entityId }) => {
    const record = await seen(entityId, context)
    if (!imageOf(record, await readEntityLinks(entityId, context)))
      throw new Problem('not-found', pageProblems.noImage())
    await removePicture(context.records, entityId)
  },

  getRemovedImages: async (context, { entityId }) => ({
    images: await removedImages(await seen(entityId, context), context),
  }),

  restoreImage: async (context, { entityId, imageId }) => {
    const there = await removedImages(await seen(entityId, context), context)
    if (!there.some(({ id }) => id === imageId))
      throw new Problem('not-found', pageProblems.imageCanNoLongerBeRestored())
    await restorePicture(context.records, entityId, imageId)
    return { image: imageOf(await seen(entityId, context), await readEntityLinks(entityId, context)) }
  },
} satisfies Partial<OperationHandlers>

async function seen(id: string, { records, scope }: RequestContext): Promise<EntityRecord> {
  const record = await readEntity(records, id, scope)
  if (!record) throw new Problem('not-found')
  return record
}

/** The pictures that the viewer may restore. Players may restore only what they removed themselves; the rest may be secret. */
async function removedImages(record: EntityRecord, context: RequestContext): Promise<RemovedImage[]> {
  const { role, userId } = context.viewer
  const { setAside, folder, removed } = (await readPictureHistory(context.records, record.id)) ?? nothing
  const isTheirs = (takenBy: string) => role === 'gameMaster' || takenBy === userId
  const closed = role === 'gameMaster' ? new Set<string>() : await readClosedHashes(context.records)
  const added = removed
    .filter(({ removedBy, picture }) => isTheirs(removedBy) && !closed.has(picture.hash))
    .flatMap(({ id, picture, removedAt }) => {
      const image = toPicture(picture)
      return image ? [{ id, image, removedAt, restorableUntil: removedAt + REMOVED_IMAGES_RETENTION_MS }] : []
    })
  if (!setAside || !isTheirs(setAside.by) || (folder && closed.has(folder.hash))) return added
  const image = imageOf({ ...record, picture: folder, pictureChosen: false }, await readEntityLinks(record.id, context))
  return [...added, ...(image ? [{ id: FOLDER_PICTURE, image, removedAt: setAside.at, restorableUntil: null }] : [])]
}
