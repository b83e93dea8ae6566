import { Problem } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import type { CampaignTables } from '#database/database.ts'
import { UPLOAD_FLOOR_BYTES, type DiskSpace } from '#runtime/disk-space.ts'
import { pageProblems } from '#sentences/problems.ts'

import { readAddedPictures } from './pictures-in-use.ts'

export interface RoomServices {
  readonly diskSpace: DiskSpace
  readonly blobs: Blobs
  /** How much disk space the pictures added to a campaign may use, in all their sizes. */
  readonly addedPicturesMaxBytes: number
}

const GB = 1024 ** 3

/** Throws the Problem `disk-full` if files of this size would leave too little room for the records of play. */
export async function expectDiskSpace({ diskSpace }: Pick<RoomServices, 'diskSpace'>, bytes: number): Promise<void> {
  if ((await diskSpace.freeBytes()) - bytes < UPLOAD_FLOOR_BYTES)
    throw new Problem('disk-full', pageProblems.diskAlmostFull())
}

/** Throws the Problem `disk-full` if no more pictures can be added to the campaign. Removed pictures count until they are deleted. */
export async function expectPictureRoom(
  { diskSpace, blobs, addedPicturesMaxBytes }: RoomServices,
  tables: CampaignTables,
): Promise<void> {
  await expectDiskSpace({ diskSpace }, 0)
  if ((await blobs.bytes(await readAddedPictures(tables))) < addedPicturesMaxBytes) return
  const allowed = `${Math.round((10 * addedPicturesMaxBytes) / GB) / 10} GB`
  throw new Problem('disk-full', `The pictures added to this campaign have used up their disk space (${allowed})`)
}
