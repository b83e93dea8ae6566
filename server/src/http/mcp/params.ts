import { entityTypes } from '@waybook/contract'
import * as z from 'zod/mini'

/** Parameters that several tools take. The operations check them again. */
export const pageId = z
  .string()
  .check(z.maxLength(160), z.describe('The id of a page, such as "characters/kessa-vane"'))
export const pageType = z.enum(entityTypes).check(z.describe('Only pages of this type'))
export const tag = z.string().check(z.maxLength(200), z.describe('Only pages with this tag'))
export const words = (most: number, about: string) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.describe(about))
export const limitOf = (most: number, usual: number) =>
  z.int().check(z.minimum(1), z.maximum(most), z.describe(`How many at most; ${usual} if left out`))
export const next = z
  .string()
  .check(z.maxLength(800), z.describe('The "next" of the previous answer, to continue where it ended'))
