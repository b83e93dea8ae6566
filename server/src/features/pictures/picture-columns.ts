import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { PictureRecord } from './picture-record.ts'

/** Owners of pictures beside the entities, whose ids all have a slash. */
export const coverOwners = ['cover', 'coverTall'] as const

/** 128 bits: nobody finds an address by trying. */
const KEY_BYTES = 16

export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

export const pictureColumns = ['key', 'hash', 'contentType', 'width', 'height', 'blur'] as const

const shown = <Field extends keyof PictureRecord>(field: Field) =>
  sql<PictureRecord[Field] | null>`coalesce(${sql.ref(`addedPicture.${field}`)}, ${sql.ref(`picture.${field}`)})`.as(
    field,
  )

/** What an entity shows, where its added picture and that of its file are joined (see `selectEntities`). */
export const shownPictureColumns = [
  shown('key'),
  shown('hash'),
  shown('contentType'),
  shown('width'),
  shown('height'),
  shown('blur'),
] as const

/** As left joins give it: all there, or nothing. */
export type PictureRow = { readonly [Field in keyof PictureRecord]: PictureRecord[Field] | null }

export function toPicture({ key, hash, contentType, width, height, blur }: PictureRow): PictureRecord | null {
  if (key === null || hash === null || contentType === null) return null
  if (width === null || height === null || blur === null) return null
  return { key, hash, contentType, width, height, blur }
}
