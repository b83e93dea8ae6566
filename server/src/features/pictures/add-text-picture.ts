import path from 'node:path'

import type { CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/picture-tables.ts'

import { newKey, pictureColumns, textOwner } from './picture-columns.ts'
import type { TextPictureRecord } from './read-text-pictures.ts'

/** The place of pictures that were added to texts, within the campaign's folder. */
const FOLDER = 'pictures'
const NAME_MAX = 60
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg' }

/** Within a transaction: adds a picture that any text can show by its name. The same picture under the same name is added once. */
export async function addTextPicture(
  tx: CampaignTransaction,
  picture: PictureFile,
  fileName: string,
): Promise<TextPictureRecord> {
  const { db, campaign } = tx
  const rows = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .select(['path', 'hash', 'owner'])
    .execute()
  const { hash, contentType, width, height, blur } = picture
  const ending = endings[contentType] ?? contentType.slice(contentType.indexOf('/') + 1)
  const isFree = (name: string) =>
    rows.every((row) => path.posix.basename(row.path).toLowerCase() !== name || row.hash === hash)
  const target = firstFree(toName(fileName), ending, isFree)
  const owner = textOwner('', target)
  if (!rows.some((row) => row.owner === owner))
    await db
      .insertInto('picture')
      .values({ campaign, owner, key: newKey(), path: `${FOLDER}/${target}`, hash, contentType, width, height, blur })
      .execute()
  const stored = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', '=', owner)
    .select(pictureColumns)
    .executeTakeFirstOrThrow()
  return { ...stored, target }
}

function firstFree(name: string, ending: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const target = `${name}${number === 1 ? '' : `-${number}`}.${ending}`
    if (isFree(target)) return target
  }
}

/** A file's name in lower-case letters, digits and dashes only, which is safe in links and folders. */
function toName(fileName: string): string {
  const { name } = path.posix.parse(fileName.replaceAll('\\', '/'))
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replaceAll(/^-+|-+$/g, '')
  return plain === '' ? 'picture' : plain
}
