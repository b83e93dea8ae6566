import { gradeFor, reaches, type EntityCard, type PropertyValue } from '@waybook/contract'

import { shownProperties } from '#campaign-folder/front-matter-texts.ts'
import { resolveText, linkedIds } from '#rich-text/resolve-links.ts'

import { toPicture } from '../pictures/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import type { CardRecord } from './entity-record.ts'
import { readNames } from './names.ts'

export async function toCards(records: readonly CardRecord[], context: RequestContext): Promise<EntityCard[]> {
  const names = await knownNames(records.flatMap(linkingTexts), context)
  return records.map((record) => toCard(record, plainWith(names, context), context))
}

/** Converts a text with wiki links to plain text for one viewer. */
export type Plain = (text: string) => string

export function plainWith(names: ReadonlyMap<string, string>, { scope }: Pick<RequestContext, 'scope'>): Plain {
  return (text) => resolveText(text, { names, everything: scope.everything })
}

export function toCard(record: CardRecord, plain: Plain, { scope }: Pick<RequestContext, 'scope'>): EntityCard {
  return {
    id: record.id,
    name: record.name,
    type: record.type,
    description: plain(record.description),
    tags: [...record.tags],
    visible: record.reveal !== 'hidden',
    ...(record.type === 'character' && { reveal: scope.everything ? record.reveal : gradeFor(scope, record) }),
    ...(scope.everything && isForSome(record) && { readers: [...record.readers] }),
    image: toPicture(record.picture),
    properties: plainProperties(record.properties, plain),
  }
}

/** Whether only the players of some characters see the page. */
function isForSome({ readers, reveal }: CardRecord): boolean {
  return readers.length > 0 && !reaches(reveal, 'page')
}

/** The texts of a card that may contain wiki links. */
export function linkingTexts({ description, properties }: CardRecord): string[] {
  return [description, ...Object.values(properties).flatMap(textsOf)]
}

function textsOf(value: PropertyValue): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

function plainProperties(properties: CardRecord['properties'], plain: Plain): Record<string, PropertyValue> {
  const read = (one: string | number | boolean) => (typeof one === 'string' ? plain(one) : one)
  const plainValue = (value: PropertyValue) => (Array.isArray(value) ? value.map(read) : read(value))
  return Object.fromEntries(shownProperties(properties).map(([name, value]) => [name, plainValue(value)]))
}

/** Returns the names, by id, of the entities that these texts link to and the viewer may see. */
export async function knownNames(
  texts: readonly string[],
  context: RequestContext,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(texts.flatMap((text) => linkedIds(text)))]
  if (ids.length === 0) return new Map()
  const names = await readNames(context.records, ids, context.scope)
  return new Map(names.map(({ id, name }) => [id, name]))
}
