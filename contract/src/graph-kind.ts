import type { EntityType } from './entity-type.ts'

/** The kinds of entities in a graph, in the order of the menu. */
export const graphKinds = ['people', 'places', 'groups', 'things'] as const
export type GraphKind = (typeof graphKinds)[number]

/** The kind of each type of entity. */
export const graphKindOf: Readonly<Record<EntityType, GraphKind>> = {
  character: 'people',
  identity: 'people',
  location: 'places',
  biome: 'places',
  scene: 'places',
  organization: 'groups',
  item: 'things',
  event: 'things',
  newsletter: 'things',
  flora: 'things',
  fauna: 'things',
  sourcebook: 'things',
  image: 'things',
  style: 'things',
  change: 'things',
  talent: 'things',
  note: 'things',
  archetype: 'things',
  career: 'things',
  quality: 'things',
  critical: 'things',
  set: 'things',
}
