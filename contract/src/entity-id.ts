import { typeOfCategory, type EntityType } from './entity-type.ts'

/** What of a text is an entity id: two parts of lower case letters, digits and dashes, as in `characters/kessa-vane`. */
export const ENTITY_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Longer than any id a person would write; it bounds what a request may ask for. */
export const ENTITY_ID_MAX = 160

export function isEntityId(text: string): boolean {
  return text.length <= ENTITY_ID_MAX && ENTITY_ID.test(text)
}

/** The type that an id's category stands for; `null` for a text that is no id, or of no known category. */
export function typeOfId(id: string): EntityType | null {
  return isEntityId(id) ? typeOfCategory(id.slice(0, id.indexOf('/'))) : null
}

/** The part of an id behind the category: `kessa-vane` of `characters/kessa-vane`. */
export function slugOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** A readable stand-in for a name that is not known: the id's second part with spaces for dashes. */
export function nameFromId(id: string): string {
  return slugOf(id).replaceAll('-', ' ')
}

/** The address of an entity's page; a text that is no id, or of no known category, goes nowhere: `#`. */
export function routeOf(id: string): string {
  const type = typeOfId(id)
  if (!type) return '#'
  return type === 'newsletter' ? `/news#${slugOf(id)}` : `/${id}`
}

/** The id that a route's `{id}` means: a bare segment gets its category, a whole id stays (specification, section 2). */
export function idFromRoute(category: string, segment: string): string {
  return segment.includes('/') ? segment : `${category}/${segment}`
}
