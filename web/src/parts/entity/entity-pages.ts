import { typeOfCategory, type categoryOf, type EntityType } from '@waybook/contract'

/** The screens that show one entity, by the names of their folders. */
export type DetailScreen = 'character' | 'entity' | 'scene'

interface EntityPages {
  /** Whether there is a list of them, as at `/items`. */
  readonly list: boolean
  /** The screen that shows one of them, as at `/items/bell`; `null` if they have no pages of their own. */
  readonly detail: DetailScreen | null
}

/** Which pages each type of entity has. The build imports this too, so it is plain data. */
export const entityPages = {
  character: { list: true, detail: 'character' },
  location: { list: true, detail: 'entity' },
  organization: { list: true, detail: 'entity' },
  item: { list: true, detail: 'entity' },
  event: { list: true, detail: 'entity' },
  scene: { list: true, detail: 'scene' },
  // All of them are on the News page.
  newsletter: { list: false, detail: null },
  identity: { list: false, detail: 'entity' },
  flora: { list: false, detail: 'entity' },
  fauna: { list: false, detail: 'entity' },
  biome: { list: false, detail: 'entity' },
  sourcebook: { list: false, detail: 'entity' },
  image: { list: false, detail: 'entity' },
  style: { list: false, detail: 'entity' },
  change: { list: false, detail: 'entity' },
} as const satisfies Readonly<Record<EntityType, EntityPages>>

type TypeWith<Pages> = {
  [Type in EntityType]: (typeof entityPages)[Type] extends Pages ? Type : never
}[EntityType]

export type ListedType = TypeWith<{ readonly list: true }>
type DetailedType = TypeWith<{ readonly detail: DetailScreen }>

/** The address of a list. */
export type ListPath = `/${(typeof categoryOf)[ListedType]}`

/** The type whose list is at `/<category>`, `null` if there is none. As in all addresses, case does not matter. */
export function listedTypeOf(category: string): ListedType | null {
  const type = typeOfCategory(category.toLowerCase())
  return type !== null && hasList(type) ? type : null
}

/** The type of the entities whose pages are below `/<category>`, `null` if there are none. */
export function detailedTypeOf(category: string): DetailedType | null {
  const type = typeOfCategory(category.toLowerCase())
  return type !== null && hasDetail(type) ? type : null
}

function hasList(type: EntityType): type is ListedType {
  return entityPages[type].list
}

function hasDetail(type: EntityType): type is DetailedType {
  return entityPages[type].detail !== null
}
