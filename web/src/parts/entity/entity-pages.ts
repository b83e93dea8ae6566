import { typeOfCategory, type categoryOf, type EntityType } from '@waybook/contract'

/** The screens that show one entity, by the names of their folders. */
export type DetailScreen = 'character' | 'entity' | 'newsletter' | 'scene'

interface EntityPages {
  /** How Home links to the list, such as `/items`: with a cover, or with a link below the covers; `null` without a list. */
  readonly list: 'cover' | 'link' | null
  /** The screen of a single entity, such as `/items/bell`. */
  readonly detail: DetailScreen
}

/** The pages of each type of entity. It is plain data, because the build imports it too. */
export const entityPages = {
  character: { list: 'cover', detail: 'character' },
  location: { list: 'cover', detail: 'entity' },
  organization: { list: 'cover', detail: 'entity' },
  item: { list: 'cover', detail: 'entity' },
  event: { list: 'link', detail: 'entity' },
  scene: { list: 'link', detail: 'scene' },
  // Their list is the News page.
  newsletter: { list: null, detail: 'newsletter' },
  identity: { list: null, detail: 'entity' },
  flora: { list: null, detail: 'entity' },
  fauna: { list: null, detail: 'entity' },
  biome: { list: null, detail: 'entity' },
  sourcebook: { list: null, detail: 'entity' },
  image: { list: null, detail: 'entity' },
  style: { list: null, detail: 'entity' },
  change: { list: null, detail: 'entity' },
  talent: { list: null, detail: 'entity' },
  note: { list: null, detail: 'entity' },
  archetype: { list: null, detail: 'entity' },
  career: { list: null, detail: 'entity' },
  quality: { list: null, detail: 'entity' },
  critical: { list: null, detail: 'entity' },
  set: { list: null, detail: 'entity' },
} as const satisfies Readonly<Record<EntityType, EntityPages>>

type TypeWith<Pages> = {
  [Type in EntityType]: (typeof entityPages)[Type] extends Pages ? Type : never
}[EntityType]

export type CoveredType = TypeWith<{ readonly list: 'cover' }>
export type LinkedType = TypeWith<{ readonly list: 'link' }>
export type ListedType = CoveredType | LinkedType

/** The address of a list. */
export type ListPath = `/${(typeof categoryOf)[ListedType]}`

/** The type whose list is at `/<category>`; `null` if there is none. Like all addresses, it is case-insensitive. */
export function listedTypeOf(category: string): ListedType | null {
  const type = typeOfCategory(category.toLowerCase())
  return type !== null && hasList(type) ? type : null
}

function hasList(type: EntityType): type is ListedType {
  return entityPages[type].list !== null
}
