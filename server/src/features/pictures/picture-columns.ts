import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { PictureRecord } from './picture-record.ts'

/** Owners of pictures that are not entities. They cannot clash with entity ids, which all contain a slash. */
export const coverOwners = ['cover', 'coverTall'] as const

const IN_TEXT = '#'

/**
 * The owner of a picture in an entity's texts. With an empty `entity`, the owner of a picture that was added for any text. Neither can
 * clash with entity ids or the owners above.
 */
export function textOwner(entity: string, target: string): string {
  return `${entity}${IN_TEXT}${target}`
}

/** The target for an entity's map. No picture in a text can have this name. */
export const MAP_PICTURE = '#map'

/** The owner of the picture of the map that an entity's file names. */
export function mapOwner(entity: string): string {
  return textOwner(entity, MAP_PICTURE)
}

/** The entity and the target in an owner made by `textOwner`; `null` for any other owner. */
export function placeInText(owner: string): { readonly entity: string; readonly target: string } | null {
  const at = owner.indexOf(IN_TEXT)
  return at < 0 ? null : { entity: owner.slice(0, at), target: owner.slice(at + IN_TEXT.length) }
}

/** 128 bits, so addresses cannot be guessed. */
const KEY_BYTES = 16

export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

export const pictureColumns = ['key', 'hash', 'contentType', 'width', 'height', 'blur'] as const

const shown = <Field extends keyof PictureRecord>(field: Field) =>
  sql<PictureRecord[Field] | null>`coalesce(${sql.ref(`addedPicture.${field}`)}, ${sql.ref(`picture.${field}`)})`.as(
    field,
  )

/** The picture that an entity shows, if its added picture and its file's picture are joined (see `selectEntities`). */
export const shownPictureColumns = [
  shown('key'),
  shown('hash'),
  shown('contentType'),
  shown('width'),
  shown('height'),
  shown('blur'),
] as const

/** The result of a left join: either all columns are set, or none. */
export type PictureRow = { readonly [Field in keyof PictureRecord]: PictureRecord[Field] | null }

export function toPicture({ key, hash, contentType, width, height, blur }: PictureRow): PictureRecord | null {
  if (key === null || hash === null || contentType === null) return null
  if (width === null || height === null || blur === null) return null
  return { key, hash, contentType, width, height, blur }
}
