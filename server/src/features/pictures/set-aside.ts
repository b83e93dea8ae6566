import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

export interface ShownPicture {
  /** The hash of the entity's own picture in the campaign's folder. */
  readonly folder: string | null
  /** The replacement for the file's picture: an added one or, if `hash` is `null`, none. `null` if the entity shows the file's picture. */
  readonly instead: { readonly hash: string | null } | null
}

/** Returns `undefined` if there is no such entity. */
export async function readShownPicture(
  { db, campaign }: CampaignTables,
  entityId: string,
): Promise<ShownPicture | undefined> {
  const row = await db
    .selectFrom('entity')
    .leftJoin('picture', (join) =>
      join.onRef('picture.campaign', '=', 'entity.campaign').onRef('picture.owner', '=', 'entity.id'),
    )
    .leftJoin('pictureSetAside', (join) =>
      join.onRef('pictureSetAside.campaign', '=', 'entity.campaign').onRef('pictureSetAside.entity', '=', 'entity.id'),
    )
    .leftJoin('addedPicture', (join) =>
      join
        .onRef('addedPicture.campaign', '=', 'entity.campaign')
        .onRef('addedPicture.entity', '=', 'entity.id')
        .on('addedPicture.removedAt', 'is', null),
    )
    .where('entity.campaign', '=', campaign)
    .where('entity.id', '=', entityId)
    .select(['picture.hash as folder', 'pictureSetAside.at', 'addedPicture.hash as added'])
    .executeTakeFirst()
  return row && { folder: row.folder, instead: row.at === null ? null : { hash: row.added } }
}

/** Hides the file's picture and removes the shown added picture. If the file's was already set aside, its time and user stay. */
export async function setAside(
  tx: CampaignTransaction,
  { entityId, over }: { readonly entityId: string; readonly over: string | null },
): Promise<void> {
  const { db, campaign, at, actor } = tx
  await removeAdded(tx, entityId)
  await db
    .insertInto('pictureSetAside')
    .values({ campaign, entity: entityId, over, at, by: actor })
    .onConflict((conflict) => conflict.columns(['campaign', 'entity']).doUpdateSet({ over }))
    .execute()
}

/** Removes the added picture that is shown, if there is one. */
export async function removeAdded({ db, campaign, at, actor }: CampaignTransaction, entityId: string): Promise<void> {
  await db
    .updateTable('addedPicture')
    .set({ removedAt: at, removedBy: actor })
    .where('campaign', '=', campaign)
    .where('entity', '=', entityId)
    .where('removedAt', 'is', null)
    .execute()
}

/** Called by an import. If a picture was removed without a replacement, a different one in the folder is shown again. */
export async function followFolder({ db, campaign }: CampaignTables): Promise<void> {
  await db
    .deleteFrom('pictureSetAside')
    .where('campaign', '=', campaign)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('addedPicture')
            .select('id')
            .where('addedPicture.campaign', '=', campaign)
            .whereRef('addedPicture.entity', '=', 'pictureSetAside.entity')
            .where('removedAt', 'is', null),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('picture')
          .select('owner')
          .where('picture.campaign', '=', campaign)
          .whereRef('picture.owner', '=', 'pictureSetAside.entity')
          .whereRef('picture.hash', 'is distinct from', 'pictureSetAside.over'),
      ),
    )
    .execute()
}
