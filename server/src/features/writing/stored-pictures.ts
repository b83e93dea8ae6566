import { readEntityId } from '@waybook/contract'

import type { AuthoredEntity, StoredPicture } from '#campaign-folder/authored-campaign.ts'
import type { CompiledEntity } from '#campaign-folder/compile/compile-entity.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { findMap, findPicture, picturesIn } from '#campaign-folder/find-picture.ts'
import { withoutEnding } from '#campaign-folder/picture-files.ts'
import { findTextPictures } from '#campaign-folder/text-pictures.ts'
import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { mapOwner, placeInText, textOwner } from '../pictures/picture-columns.ts'
import { textOwnersOf } from '../pictures/read-text-pictures.ts'

const columns = ['owner', 'key', 'path', 'hash', 'contentType', 'width', 'height', 'blur'] as const

/** A picture of the campaign's folder, with its owner. */
export interface OwnedPicture extends StoredPicture {
  readonly owner: string
  readonly key: string
}

/** Pictures by owner, including the pictures in the entities' texts. */
export async function readPictures(
  { db, campaign }: CampaignTables,
  owners: readonly string[],
): Promise<ReadonlyMap<string, OwnedPicture>> {
  const inTexts = await textOwnersOf({ db, campaign }, owners)
  const rows = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', listOf(db, [...owners, ...inTexts]))
    .select(columns)
    .execute()
  return new Map(rows.map((row) => [row.owner, row]))
}

interface ChosenPictures extends Pick<AuthoredEntity, 'picture' | 'map' | 'textPictures'> {
  readonly warnings: readonly Fault[]
}

/**
 * Finds the pictures of an entity whose text was edited in Waybook, among the pictures of the campaign's folder. The entity keeps its own
 * picture unless the text names another. `before`: the pictures of the transaction's entities before it, by owner.
 */
export async function choosePictures(
  { db, campaign }: CampaignTables,
  entity: CompiledEntity,
  before: ReadonlyMap<string, OwnedPicture>,
): Promise<ChosenPictures> {
  const current = before.get(entity.id) ?? null
  const { named } = entity.picture
  const currentMap = before.get(mapOwner(entity.id))
  const keepsMap = entity.picture.map === null || entity.picture.map.path === currentMap?.path
  const sameMap = entity.picture.map === null ? null : (currentMap ?? null)
  const keepsOwn = !named || named.path === current?.path
  if (keepsOwn && keepsMap && entity.textPictures.length === 0)
    return { picture: current, map: sameMap, textPictures: [], warnings: [] }
  const rows = await db.selectFrom('picture').where('campaign', '=', campaign).select(columns).execute()
  const byPath = new Map<string, StoredPicture>([...rows, ...before.values()].map((row) => [row.path, row]))
  const pictures = picturesIn(new Set(byPath.keys()))
  const own = keepsOwn ? null : findPicture(entity, pictures)
  const map = keepsMap ? null : findMap(entity, pictures)
  const inTexts = findTextPictures(entity, pictures)
  const found = own?.warnings.length === 0 ? byPath.get(own.path ?? '') : undefined
  const textPictures = inTexts.found.flatMap(({ target, path }) => {
    const picture = byPath.get(path)
    return picture ? [{ target, picture }] : []
  })
  return {
    picture: found ?? current,
    map: keepsMap ? sameMap : (byPath.get(map?.path ?? '') ?? null),
    textPictures,
    warnings: [...(own?.warnings ?? []), ...(map?.warnings ?? []), ...inTexts.warnings],
  }
}

/** The pictures of an entity that names the same pictures as before. */
export function samePictures(
  { id, picture: { map }, textPictures }: CompiledEntity,
  before: ReadonlyMap<string, OwnedPicture>,
): Pick<AuthoredEntity, 'picture' | 'map' | 'textPictures'> {
  const inTexts = textPictures.flatMap(({ target }) => {
    const picture = before.get(textOwner(id, target))
    return picture ? [{ target, picture }] : []
  })
  return { picture: before.get(id) ?? null, map: (map && before.get(mapOwner(id))) ?? null, textPictures: inTexts }
}

/** Pictures by their new owners, for entities that get other ids. */
export function picturesAfter(
  renamed: readonly { readonly id: string; readonly formerly?: string }[],
  pictures: ReadonlyMap<string, OwnedPicture>,
): ReadonlyMap<string, OwnedPicture> {
  const idOf = new Map(renamed.map(({ id, formerly = id }) => [formerly, id]))
  return new Map(
    Array.from(pictures, ([owner, picture]) => {
      const place = placeInText(owner)
      const id = idOf.get(place?.entity ?? owner) ?? ''
      return [place ? textOwner(id, place.target) : id, picture]
    }),
  )
}

/** Within a transaction: renames a picture that is next to the entity's file and named like it, unless the text names the picture. */
export async function movePicture(
  tables: CampaignTables,
  { id: from, text }: { readonly id: string; readonly text: string },
  to: string,
): Promise<void> {
  const { db, campaign } = tables
  const path = (await readPictures(tables, [from])).get(from)?.path ?? ''
  if (readEntityId(withoutEnding(path)) !== from || text.includes(path)) return
  await db
    .updateTable('picture')
    .set({ path: `${to}${path.slice(withoutEnding(path).length)}` })
    .where('campaign', '=', campaign)
    .where('owner', '=', from)
    .execute()
}
