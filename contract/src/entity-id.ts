import { typeOfCategory, type EntityType } from './entity-type.ts'

/** An entity id: two parts of lower case letters, digits and dashes, such as `characters/kessa-vane`. */
export const ENTITY_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Longer than any sensible id; limits the size of requests. */
export const ENTITY_ID_MAX = 160

export function isEntityId(text: string): boolean {
  return text.length <= ENTITY_ID_MAX && ENTITY_ID.test(text)
}

/** The id that is meant by one with capitals or underscores: ids are written in lower case and with dashes. */
export function readEntityId(text: string): string {
  return text.toLowerCase().replaceAll('_', '-')
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
  const type = typeOfId(id)
  if (!type) return '#'
  return type === 'newsletter' ? `/news#${slugOf(id)}` : `/${id}`
}

/** The id for a route's `{id}`: a bare segment gets the category, a complete id is kept (specification, section 2). */
export function idFromRoute(category: string, segment: string): string {
  return readEntityId(segment.includes('/') ? segment : `${category}/${segment}`)
}
