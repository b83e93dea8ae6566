import type { Sight } from '@waybook/contract'

import type { PictureRecord } from '../records.ts'
import type { CampaignTables } from './campaign-tables.ts'
import type { PictureTable } from './tables.ts'
import { withinSight } from './within-sight.ts'

/** Owners of pictures beside the entities, whose ids all have a slash. */
export const coverOwners = ['cover', 'coverTall'] as const

export const pictureColumns = [
  'picture.key',
  'picture.hash',
  'picture.path',
  'picture.contentType',
  'picture.width',
  'picture.height',
  'picture.blur',
] as const

type PictureFields = Omit<PictureTable, 'campaign' | 'owner'>
/** As a left join gives it: all there, or nothing. */
export type PictureRow = { readonly [Field in keyof PictureFields]: PictureFields[Field] | null }

export function toPicture({ key, hash, path, contentType, width, height, blur }: PictureRow): PictureRecord | null {
  if (key === null || hash === null || path === null || contentType === null) return null
  if (width === null || height === null || blur === null) return null
  return { key, hash, path, contentType, width, height, blur }
}

export async function readPicture(
  { db, campaign }: CampaignTables,
  key: string,
  sight: Sight,
): Promise<PictureRecord | null> {
  const row = await db
    .selectFrom('picture')
    .where('picture.campaign', '=', campaign)
    .where('picture.key', '=', key)
    .where((eb) =>
      eb.or([
        eb('picture.owner', 'in', coverOwners),
        eb.exists(
          eb
            .selectFrom('entity')
            .select('entity.id')
            .where('entity.campaign', '=', campaign)
            .whereRef('entity.id', '=', 'picture.owner')
            .where(withinSight(sight)),
        ),
      ]),
    )
    .select(pictureColumns)
    .executeTakeFirst()
  return row ?? null
}
