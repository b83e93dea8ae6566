import type { Grant, Viewer } from './access.ts'
import type { EntityType } from './entity-type.ts'

/** The tag that marks a character as a party member, which makes the character visible. */
export const PARTY_TAG = 'party-member'

/**
 * How much of an entity a viewer sees. Each step includes the ones before.
 * - `name`: name, type, picture and token.
 * - `page`: the page with its text.
 * - `figures`: a character's characteristics, skills, points, inventory, and properties written in numbers.
 * Only characters have all steps. Other entities are hidden or have a page.
 */
export const reveals = ['hidden', 'name', 'page', 'figures'] as const
export type Reveal = (typeof reveals)[number]

/**
 * Whether `reveal` includes `wanted`.
 * @example
 * reaches('page', 'name') // true
 * reaches('name', 'page') // false
 */
export function reaches(reveal: Reveal, wanted: Reveal): boolean {
  return reveals.indexOf(reveal) >= reveals.indexOf(wanted)
}

/** Determines how much of an entity players see. `played` overrides `authored`, which overrides the default of the type. */
export interface Visibility {
  readonly type: EntityType
  readonly tags: readonly string[]
  /** The reveal for everyone in the entity's file. */
  readonly authored: Reveal | null
  /** The reveal that the game master set in Waybook. */
  readonly played: Reveal | null
}

/** Players see pages of these types once the game master shows them. */
const HIDDEN_TYPES: ReadonlySet<EntityType> = new Set(['scene', 'note', 'critical'])

/**
 * How much of an entity all players see. By default they see party members, but no other characters, no scenes, no notes and no
 * critical injuries, and they see everything else (specification, section 4). A party member whose page is shown shows its figures too.
 * @example
 * revealOf({ type: 'scene', tags: [], authored: null, played: null }) // 'hidden'
 * revealOf({ type: 'character', tags: ['party-member'], authored: null, played: null }) // 'figures'
 */
export function revealOf({ type, tags, authored, played }: Visibility): Reveal {
  const isOfParty = type === 'character' && tags.includes(PARTY_TAG)
  const byType = type === 'character' ? isOfParty : !HIDDEN_TYPES.has(type)
  const set = played ?? authored ?? (byType ? 'page' : 'hidden')
  if (type !== 'character') return reaches(set, 'page') ? 'page' : 'hidden'
  return isOfParty && set === 'page' ? 'figures' : set
}

/** What a viewer may see: everything, or entities shown to all players or to the player of their own character, and that character. */
export type VisibilityScope =
  | { readonly everything: true }
  | { readonly everything: false; readonly ownCharacter: string | null }

/** The scope of game masters, and of reads whose caller checks visibility. */
export const everything = { everything: true } as const

/**
 * @example scopeOf({ userId: 'maren', role: 'player', characterId: 'characters/kessa' }) // { everything: false, ownCharacter: 'characters/kessa' }
 */
export function scopeOf(viewer: Viewer): VisibilityScope {
  return viewer.role === 'gameMaster' ? everything : { everything: false, ownCharacter: viewer.characterId }
}

/** The fields of an entity that decide who may see it. */
export interface Seen {
  readonly id: string
  /** How much of it all players see. */
  readonly reveal: Reveal
  /** The characters whose players always see its page. */
  readonly readers: readonly string[]
}

/**
 * How much of an entity a viewer with this scope sees.
 * @example
 * const odo = { id: 'characters/odo', reveal: 'name', readers: ['characters/kessa'] }
 * gradeFor({ everything: false, ownCharacter: 'characters/kessa' }, odo) // 'page'
 */
export function gradeFor(scope: VisibilityScope, { id, reveal, readers }: Seen): Reveal {
  if (scope.everything || id === scope.ownCharacter) return 'figures'
  const isReader = scope.ownCharacter !== null && readers.includes(scope.ownCharacter)
  return isReader && !reaches(reveal, 'page') ? 'page' : reveal
}

/**
 * Whether a viewer with this scope sees the page of an entity, or `wanted` of it.
 * @example
 * const odo = { id: 'characters/odo', reveal: 'name', readers: [] }
 * maySee({ everything: false, ownCharacter: null }, odo) // false
 * maySee({ everything: false, ownCharacter: null }, odo, 'name') // true
 */
export function maySee(scope: VisibilityScope, entity: Seen, wanted: Reveal = 'page'): boolean {
  return reaches(gradeFor(scope, entity), wanted)
}

/**
 * Whether a viewer with this scope may see the hit points and strain of a character.
 * @example
 * const odo = { id: 'characters/odo', reveal: 'figures', readers: [] }
 * maySeePoints({ everything: false, ownCharacter: null }, odo, ['seePoints']) // true
 */
export function maySeePoints(scope: VisibilityScope, character: Seen, granted: readonly Grant[]): boolean {
  if (scope.everything || scope.ownCharacter === character.id) return true
  return granted.includes('seePoints') && maySee(scope, character, 'figures')
}

/** Properties that are figures even if they are written in words, such as `adversary: nemesis`. */
const FIGURES: ReadonlySet<string> = new Set(['adversary', 'rank', 'soak', 'defense', 'wounds', 'strain'])
/** Properties that describe the person and are no figures, even if they are written in numbers. */
const PERSONAL: ReadonlySet<string> = new Set(['age', 'born'])

/** Whether a property of a character is one of its figures. Almost every property with a digit is. */
function isFigure(name: string, value: unknown): boolean {
  const key = name.toLowerCase()
  return FIGURES.has(key) || (!PERSONAL.has(key) && /\d/.test([value].flat().join(' ')))
}

/**
 * The properties of a character for a viewer who doesn't see its figures.
 * @example withoutFigures({ species: 'human', age: 48, soak: 4 }) // { species: 'human', age: 48 }
 */
export function withoutFigures<Value>(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(properties).filter(([name, value]) => !isFigure(name, value)))
}
