import { reaches, revealOf, type Reveal } from '@waybook/contract'

import type { Audience } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import type { OpenDigests } from '#database/tables.ts'

import { variantRows, type EntityRows } from './entity-rows.ts'
import type { StoredEntities } from './read-stored.ts'

/** Digests of the texts that single players read of an entity, by character. */
export type VariantDigests = ReadonlyMap<string, string>

/** The digests of these entities, by id. */
export async function readVariantDigests(
  { db, campaign }: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VariantDigests>> {
  const rows = await db
    .selectFrom('entityVariant')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .select(['entity', 'character', 'digest'])
    .execute()
  const byEntity = Map.groupBy(rows, ({ entity }) => entity)
  return new Map(
    Array.from(byEntity, ([id, of]) => [id, new Map(of.map(({ character, digest }) => [character, digest]))]),
  )
}

/** The visibility of an entity. */
export interface SeenBy {
  readonly reveal: Reveal
  /** The characters whose players see its page in any case. */
  readonly readers: readonly string[]
}

/** An entity as it was stored. */
export interface StoredBefore extends SeenBy, OpenDigests {
  readonly variants: VariantDigests
}

/** Recipients of a change. With the audience `readers`: the players of these characters. */
export interface Recipients {
  readonly audience: Extract<Audience, 'everyone' | 'entity' | 'gameMaster' | 'readers'>
  readonly readers?: readonly string[]
}

/** How a change to its file changed an entity's visibility. Fields without a change are left out. */
export interface Opened {
  /** How much all players saw before and see now, if that differs. */
  readonly reveal?: { readonly before: Reveal; readonly after: Reveal }
  /** The characters whose players see its page now but did not before. */
  readonly gained?: readonly string[]
}

/** `before`: `null` if the entity is new. */
export function openedBy(before: SeenBy | null, seen: SeenBy): Opened {
  if (!before) return {}
  const gained = seen.readers.filter((one) => !before.readers.includes(one))
  return {
    ...(before.reveal !== seen.reveal && { reveal: { before: before.reveal, after: seen.reveal } }),
    ...(gained.length > 0 && { gained }),
  }
}

/** The recipients of a change to an entity: everyone who sees it differently now. `before`: `null` if it is new. */
export function recipientsOf(before: StoredBefore | null, { authored, open }: EntityRows, seen: SeenBy): Recipients[] {
  if (!before) return [{ audience: seen.reveal === 'name' ? 'everyone' : 'entity' }]
  if (before.reveal !== seen.reveal) return [{ audience: 'everyone' }]
  const isShown = reaches(seen.reveal, 'page')
  const without = (some: readonly string[], others: readonly string[]) =>
    isShown ? [] : some.filter((character) => !others.includes(character))
  const lost = without(before.readers, seen.readers)
  const hasOtherName = before.nameDigest !== open.nameDigest
  if (hasOtherName && seen.reveal !== 'hidden') return [{ audience: 'everyone' }]
  if (hasOtherName || before.pageDigest !== open.pageDigest) return [...toReaders(lost), { audience: 'entity' }]
  const hasOtherFigures = before.figuresDigest !== open.figuresDigest
  if (hasOtherFigures && seen.reveal === 'figures') return [{ audience: 'everyone' }]
  const others = [...otherVariants(before, authored), ...(hasOtherFigures ? [authored.id] : [])]
  const few = [
    ...lost,
    ...without(seen.readers, before.readers),
    ...others.filter((character) => seesPage(character, { ...seen, id: authored.id })),
  ]
  return few.length > 0 ? toReaders([...new Set(few)]) : [{ audience: 'gameMaster' }]
}

/** The recipients of an entity's removal: everyone who saw it. */
export function recipientsOfRemoval({ reveal, readers }: SeenBy = { reveal: 'hidden', readers: [] }): Recipients {
  if (reveal !== 'hidden') return { audience: 'everyone' }
  return readers.length > 0 ? { audience: 'readers', readers } : { audience: 'gameMaster' }
}

/** Adds the recipients of changed pins on the entity's map. */
export function withPins(told: readonly Recipients[], ofPins: Recipients | null): readonly Recipients[] {
  if (!ofPins || told.some(({ audience }) => audience === 'everyone' || audience === 'entity')) return told
  const readers = told.flatMap((one) => one.readers ?? [])
  if (ofPins.audience === 'entity') return [...toReaders(readers), ofPins]
  return toReaders([...new Set([...readers, ...(ofPins.readers ?? [])])])
}

/** The characters whose players read different texts now. */
function otherVariants({ variants }: StoredBefore, authored: EntityRows['authored']): string[] {
  const now = new Map(variantRows(authored).map(({ character, digest }) => [character, digest]))
  return [...new Set([...variants.keys(), ...now.keys()])].filter((one) => variants.get(one) !== now.get(one))
}

/** The id and the visibility of an entity. */
export type Subject = SeenBy & { readonly id: string }

/** The visibility in an entity's file, or the one set in play, which also overrides the file's readers. */
export function subjectOf(
  { id, type, tags, visible, reveal = 'page', readers }: EntityRows['authored'],
  { played: set }: Pick<StoredEntities, 'played'>,
): Subject {
  const played = set.get(id) ?? null
  const authored = visible === null ? null : visible ? reveal : 'hidden'
  return { id, reveal: revealOf({ type, tags, authored, played }), readers: played === null ? readers : [] }
}

/**
 * The recipients of a change that only follows from changes to other entities: viewers who see one of those. Everyone else must not even
 * learn that such entities exist.
 */
export function recipientsWhoKnow(
  told: readonly Recipients[],
  entity: Subject,
  others: readonly Subject[],
): readonly Recipients[] {
  if (others.some(({ reveal }) => reveal !== 'hidden')) return told
  const few = others.flatMap(({ id, readers }) => [id, ...readers])
  const readers = [...new Set(few)].filter((character) => seesPage(character, entity))
  return [...toReaders(readers), { audience: 'gameMaster' as const }].slice(0, 1)
}

/** Whether the player of a character sees the page of an entity. */
export function seesPage(character: string, { id, reveal, readers }: Subject): boolean {
  return reaches(reveal, 'page') || character === id || readers.includes(character)
}

function toReaders(readers: readonly string[]): Recipients[] {
  return readers.length === 0 ? [] : [{ audience: 'readers', readers }]
}
