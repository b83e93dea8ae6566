import { typeOfCategory, type EntityType } from './entity-type.ts'

/** An entity id: two parts of lower case letters, digits and dashes, such as `characters/kessa-vane`. */
export const ENTITY_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Longer than any sensible id; limits the size of requests. */
export const ENTITY_ID_MAX = 160

/**
 * @example
 * isEntityId('items/wick-knife') // true
 * isEntityId('Items/Wick Knife') // false
 */
export function isEntityId(text: string): boolean {
  return text.length <= ENTITY_ID_MAX && ENTITY_ID.test(text)
}

/** Letters that Unicode doesn't decompose into a basic letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * The id that a text means, in any spelling; `null` if there is none.
 * @example readEntityId('Characters/Mara Venn') // 'characters/mara-venn'
 */
export function readEntityId(text: string): string | null {
  // Most texts are already ids, and checking is faster than normalizing.
  if (isEntityId(text)) return text
  const [category = '', name = '', ...more] = text.split('/')
  const slug = toSlug(name)
  if (slug === null || more.length > 0) return null
  const id = `${category.trim().toLowerCase()}/${slug}`
  return isEntityId(id) ? id : null
}

/**
 * The lower case letters, digits and dashes for a name; `null` if one of its letters has no equivalent.
 * @example toSlug('The Salt Road') // 'the-salt-road'
 */
export function toSlug(name: string): string | null {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return /(?![a-z0-9])[\p{L}\p{N}]/u.test(plain) ? null : plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

/**
 * The entity type of an id's category; `null` if the text isn't an id or the category is unknown.
 * @example typeOfId('characters/kessa-vane') // 'character'
 */
export function typeOfId(id: string): EntityType | null {
  return isEntityId(id) ? typeOfCategory(id.slice(0, id.indexOf('/'))) : null
}

/**
 * The part of an id after the category.
 * @example slugOf('characters/kessa-vane') // 'kessa-vane'
 */
export function slugOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/**
 * A readable substitute for an unknown name: the id's second part with spaces instead of dashes.
 * @example nameFromId('items/tide-bell') // 'tide bell'
 */
export function nameFromId(id: string): string {
  return slugOf(id).replaceAll('-', ' ')
}

/**
 * The URL of an entity's page; `#` if the text isn't an id or the category is unknown.
 * @example routeOf('characters/kessa-vane') // '/characters/kessa-vane'
 */
export function routeOf(id: string): string {
  return typeOfId(id) ? `/${id}` : '#'
}

/**
 * The id for a route's `{id}`. A bare segment gets the category; a complete id stays (specification, section 2).
 * @example
 * idFromRoute('items', 'bell') // 'items/bell'
 * idFromRoute('items', 'items/bell') // 'items/bell'
 */
export function idFromRoute(category: string, segment: string): string {
  const written = segment.includes('/') ? segment : `${category}/${segment}`
  return readEntityId(written) ?? written
}
