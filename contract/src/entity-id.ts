import { typeOfCategory, type EntityType } from './entity-type.ts'

/** An entity id: two parts of lower case letters, digits and dashes, such as `characters/kessa-vane`. */
export const ENTITY_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Longer than any sensible id; limits the size of requests. */
export const ENTITY_ID_MAX = 160

export function isEntityId(text: string): boolean {
  return text.length <= ENTITY_ID_MAX && ENTITY_ID.test(text)
}

/** Letters that Unicode does not decompose into a basic letter and an accent. */
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

/** The id that is meant by a text in any spelling, such as `Characters/Mara Venn`; `null` if none is. */
export function readEntityId(text: string): string | null {
  // Most are ids already, and normalising takes longer than looking.
  if (isEntityId(text)) return text
  const [category = '', name = '', ...more] = text.split('/')
  const slug = toSlug(name)
  if (slug === null || more.length > 0) return null
  const id = `${category.trim().toLowerCase()}/${slug}`
  return isEntityId(id) ? id : null
}

/** The lower case letters, digits and dashes for a name, or `null` if it has letters for which there are none. */
function toSlug(name: string): string | null {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return /(?![a-z0-9])[\p{L}\p{N}]/u.test(plain) ? null : plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

/** The entity type for an id's category; `null` if the text is not an id or the category is unknown. */
export function typeOfId(id: string): EntityType | null {
  return isEntityId(id) ? typeOfCategory(id.slice(0, id.indexOf('/'))) : null
}

/** The part of an id after the category: `kessa-vane` in `characters/kessa-vane`. */
export function slugOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** A readable substitute for an unknown name: the id's second part with spaces instead of dashes. */
export function nameFromId(id: string): string {
  return slugOf(id).replaceAll('-', ' ')
}

/** The URL of an entity's page; `#` if the text is not an id or the category is unknown. */
export function routeOf(id: string): string {
  return typeOfId(id) ? `/${id}` : '#'
}

/** The id for a route's `{id}`: a bare segment gets the category, a complete id is kept (specification, section 2). */
export function idFromRoute(category: string, segment: string): string {
  const written = segment.includes('/') ? segment : `${category}/${segment}`
  return readEntityId(written) ?? written
}
