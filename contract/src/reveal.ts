import type { Grant } from './access.ts'
import type { EntityType } from './entity-type.ts'
import type { Viewer } from './viewer.ts'

/** The tag that marks a character as a party member, and so makes it visible. */
export const PARTY_TAG = 'party-member'

/**
 * How much of an entity somebody gets, each more than the one before. `name`: name, type, picture and token; `figures`: of a character, also
 * characteristics, skills, points, inventory and what is written in numbers. Other entities are hidden, or have a page.
 */
export const reveals = ['hidden', 'name', 'page', 'figures'] as const
export type Reveal = (typeof reveals)[number]

/** Whether somebody with `reveal` gets what needs `wanted`. */
export function reaches(reveal: Reveal, wanted: Reveal): boolean {
  return reveals.indexOf(reveal) >= reveals.indexOf(wanted)
}

/** What determines how much players get of an entity: the setting in Waybook, else that in its file, else its type. */
export interface Visibility {
  readonly type: EntityType
  readonly tags: readonly string[]
  /** What the file says about everyone. */
  readonly authored: Reveal | null
  /** What the game master set in Waybook. */
  readonly played: Reveal | null
}

/**
 * How much all players get of an entity. By default, party members are shown and other characters hidden, scenes hidden, everything else
 * shown (specification, section 4). Who gets the page of a party member gets its figures.
 */
export function revealOf({ type, tags, authored, played }: Visibility): Reveal {
  const isOfParty = type === 'character' && tags.includes(PARTY_TAG)
  const byType = type === 'character' ? isOfParty : type !== 'scene'
  const set = played ?? authored ?? (byType ? 'page' : 'hidden')
  if (type !== 'character') return reaches(set, 'page') ? 'page' : 'hidden'
  return isOfParty && set === 'page' ? 'figures' : set
}

/** What a viewer may see: everything, or only what is shown, or shown to the player of their own character, and that character. */
export type VisibilityScope =
  | { readonly everything: true }
  | { readonly everything: false; readonly ownCharacter: string | null }

/** The scope of game masters, and of reads whose caller checks who may see what. */
export const everything = { everything: true } as const

export function scopeOf(viewer: Viewer): VisibilityScope {
  return viewer.role === 'gameMaster' ? everything : { everything: false, ownCharacter: viewer.characterId }
}

/** An entity, as far as it matters for who may see it. */
export interface Seen {
  readonly id: string
  /** How much all players get of it. */
  readonly reveal: Reveal
  /** The characters whose players get its page in any case. */
  readonly readers: readonly string[]
}

/** How much of an entity a viewer with this scope gets. */
export function gradeFor(scope: VisibilityScope, { id, reveal, readers }: Seen): Reveal {
  if (scope.everything || id === scope.ownCharacter) return 'figures'
  const isReader = scope.ownCharacter !== null && readers.includes(scope.ownCharacter)
  return isReader && !reaches(reveal, 'page') ? 'page' : reveal
}

/** Whether a viewer with this scope gets the page of an entity, or as much of it as is wanted. */
export function maySee(scope: VisibilityScope, entity: Seen, wanted: Reveal = 'page'): boolean {
  return reaches(gradeFor(scope, entity), wanted)
}

/** Whether a viewer with this scope may see the hit points and strain of a character. */
export function maySeePoints(scope: VisibilityScope, character: Seen, granted: readonly Grant[]): boolean {
  if (scope.everything || scope.ownCharacter === character.id) return true
  return granted.includes('seePoints') && maySee(scope, character, 'figures')
}

/** Properties that are figures even if they are written in words, such as `adversary: nemesis`. */
const FIGURES: ReadonlySet<string> = new Set(['adversary', 'rank', 'soak', 'defense', 'wounds', 'strain'])
/** Properties that tell about the person, not about the rules, even if they are written in numbers. */
const TOLD: ReadonlySet<string> = new Set(['age', 'born'])

/** Whether a property of a character is one of its figures: almost every property with a digit in it is. */
function isFigure(name: string, value: unknown): boolean {
  const key = name.toLowerCase()
  return FIGURES.has(key) || (!TOLD.has(key) && /\d/.test([value].flat().join(' ')))
}

/** The properties of a character for somebody who does not get its figures. */
export function withoutFigures<Value>(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(properties).filter(([name, value]) => !isFigure(name, value)))
}
