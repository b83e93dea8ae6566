import type { EntityType } from '@waybook/contract'

/** Kinds with special treatment on pages, and other frequent kinds. */
export const usualKinds = [
  'member of',
  'includes',
  'part of',
  'contains',
  'affects',
  'travels with',
  'works for',
  'knows',
  'owns',
] as const

/** Kinds that fit two types, most frequent first. A pair of types that isn't listed has none of its own. */
const kindsBetween: { readonly [From in EntityType]?: { readonly [To in EntityType]?: readonly string[] } } = {
  character: {
    character: ['knows', 'travels with', 'works for', 'enemy of', 'family of'],
    organization: ['member of', 'leads', 'works for', 'enemy of'],
    location: ['lives in', 'comes from', 'rules'],
    item: ['owns', 'looks for', 'made'],
    event: ['took part in', 'caused', 'remembers'],
    scene: ['appears in'],
  },
  organization: {
    character: ['includes', 'led by', 'hunts'],
    organization: ['part of', 'allied with', 'enemy of'],
    location: ['based in', 'controls'],
    item: ['owns', 'looks for'],
    event: ['caused', 'took part in'],
  },
  location: {
    character: ['home of', 'ruled by'],
    organization: ['home of', 'controlled by'],
    location: ['part of', 'contains', 'near'],
    item: ['contains'],
    event: ['place of'],
    scene: ['place of'],
  },
  item: {
    character: ['owned by', 'made by'],
    organization: ['owned by', 'made by'],
    location: ['kept in', 'made in'],
    item: ['part of', 'contains'],
    event: ['used in'],
  },
  event: {
    character: ['affects', 'caused by'],
    organization: ['affects', 'caused by'],
    location: ['happened in', 'affects'],
    item: ['affects'],
    event: ['led to', 'caused by'],
  },
  scene: {
    character: ['contains'],
    location: ['takes place in'],
    item: ['contains'],
    scene: ['leads to'],
  },
}

const ANY = ['part of', 'contains', 'affects']

/**
 * The kinds of relationship to propose from a page to another one.
 * @example fittingKinds('character', 'organization')[0] // 'member of'
 */
export function fittingKinds(from: EntityType, to: EntityType): readonly string[] {
  return kindsBetween[from]?.[to] ?? ANY
}
