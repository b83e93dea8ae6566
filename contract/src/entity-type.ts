/** The category at the beginning of each entity type's ids and routes (specification, section 2). */
export const categoryOf = {
  character: 'characters',
  location: 'locations',
  organization: 'organizations',
  item: 'items',
  event: 'events',
  scene: 'scenes',
  newsletter: 'newsletters',
  identity: 'identities',
  flora: 'flora',
  fauna: 'fauna',
  biome: 'biomes',
  sourcebook: 'sourcebooks',
  image: 'images',
  style: 'styles',
  change: 'changes',
  talent: 'talents',
  note: 'pages',
  archetype: 'archetypes',
  career: 'careers',
  quality: 'qualities',
  critical: 'criticals',
  set: 'sets',
} as const

export type EntityType = keyof typeof categoryOf
export type Category = (typeof categoryOf)[EntityType]
type TypeIn<Known extends Category> = {
  [Type in EntityType]: (typeof categoryOf)[Type] extends Known ? Type : never
}[EntityType]

/**
 * @example isEntityType('scene') // true
 */
export function isEntityType(text: string): text is EntityType {
  return Object.hasOwn(categoryOf, text)
}

export const entityTypes: readonly EntityType[] = Object.keys(categoryOf).filter(isEntityType)

const typeOf = new Map<string, EntityType>(entityTypes.map((type) => [categoryOf[type], type]))

/**
 * The type of the entities in a category; `null` if the category is unknown.
 * @example typeOfCategory('scenes') // 'scene'
 */
export function typeOfCategory<Known extends Category>(category: Known): TypeIn<Known>
export function typeOfCategory(category: string): EntityType | null
export function typeOfCategory(category: string): EntityType | null {
  return typeOf.get(category) ?? null
}
