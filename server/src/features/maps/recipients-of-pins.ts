import { isRevealedAt } from '@waybook/rules'

import type { AuthoredPin } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { toList } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'

import { seesPage, type SeenBy, type Subject, type Recipients } from '../entities/stored/audiences.ts'
import { NOBODY, PARTY } from '../sight/group-masks.ts'
import { masksOf, type SceneMasks } from '../sight/scene-masks.ts'
import { readMapOf } from './read-maps.ts'

interface ChangedPins {
  /** The entity on whose map they are. */
  readonly subject: Subject
  readonly before: readonly AuthoredPin[]
  readonly after: readonly AuthoredPin[]
}

/** The players to notify about changed pins on a map; `null` if there are none. Players see no pin that leads to a hidden page or is under fog. */
export async function recipientsOfPins(
  tables: CampaignTables,
  { subject, before, after }: ChangedPins,
  seenBy: (targets: readonly string[]) => Promise<ReadonlyMap<string, SeenBy>>,
): Promise<Recipients | null> {
  const changed = differing(before, after).filter(({ secret }) => !secret)
  if (changed.length === 0) return null
  const masks = await masksOf(tables, await readMapOf(tables, subject.id))
  const targets = await seenBy(changed.flatMap(({ to }) => to ?? []))
  const audiences = changed.map((pin) => among(audienceOf(pin, targets), havingPin(masks, pin)))
  if (audiences.includes('all')) return { audience: 'entity' }
  const few = new Set(audiences.flatMap((audience) => (audience === 'all' ? [] : audience)))
  const readers = [...few].filter((character) => seesPage(character, subject))
  return readers.length === 0 ? null : { audience: 'readers', readers }
}

/** The characters whose players have the place of a pin on their map, or all. */
function havingPin(masks: SceneMasks | null, pin: AuthoredPin): 'all' | readonly string[] {
  if (!masks) return 'all'
  const holders = [...masks.byHolder].flatMap(([holder, { shown }]) => (isRevealedAt(shown, pin) ? [holder] : []))
  const isForAll = holders.includes(masks.byHolder.has(NOBODY) ? NOBODY : PARTY)
  return isForAll ? 'all' : holders.filter((holder) => holder !== PARTY)
}

function among(one: 'all' | readonly string[], other: 'all' | readonly string[]): 'all' | readonly string[] {
  if (one === 'all') return other
  return other === 'all' ? one : one.filter((character) => other.includes(character))
}

/** The pins that are in only one of the lists, regardless of order. */
function differing(before: readonly AuthoredPin[], after: readonly AuthoredPin[]): AuthoredPin[] {
  const contentOf = ({ to, x, y, label, secret, readers }: AuthoredPin) =>
    JSON.stringify([to, x, y, label, secret, readers])
  const [were, are] = [new Set(before.map(contentOf)), new Set(after.map(contentOf))]
  return [...before.filter((pin) => !are.has(contentOf(pin))), ...after.filter((pin) => !were.has(contentOf(pin)))]
}

/** The characters whose players see the pin if they see the map, or all. */
function audienceOf({ to, readers }: AuthoredPin, targets: ReadonlyMap<string, SeenBy>): 'all' | readonly string[] {
  const target = to === null ? null : (targets.get(to) ?? { reveal: 'hidden' as const, readers: [] })
  const isShown = target === null || target.reveal !== 'hidden'
  if (isShown) return readers.length === 0 ? 'all' : readers
  const seeing = [...target.readers, to ?? '']
  return readers.length === 0 ? seeing : readers.filter((character) => seeing.includes(character))
}

/** The stored visibility of each of these entities. */
export async function readSeenBy(
  { db, campaign }: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SeenBy>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .select(['id', 'reveal', 'readers'])
    .execute()
  return new Map(rows.map(({ id, reveal, readers }) => [id, { reveal, readers: toList(readers) }]))
}
