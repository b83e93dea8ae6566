import type { EntityCard, PropertyValue } from '@waybook/contract'

import { resolveText } from '#rich-text/resolve-links.ts'

import { toPicture } from '../pictures/presenter.ts'
import { type RequestContext } from '../request-context.ts'
import type { CardRecord } from './entity-record.ts'
import { knownNames } from './known-names.ts'

/** Properties that locate an entity's text and picture; they are never shown (specification, section 3). */
const HANDLED_ELSEWHERE = new Set(['content_file', 'illustrated_by'])

export async function toCards(records: readonly CardRecord[], context: RequestContext): Promise<EntityCard[]> {
  const names = await knownNames(records.flatMap(linkingTexts), context)
  return records.map((record) => toCard(record, plainWith(names, context)))
}

/** Converts a text with wiki links to plain text for one viewer. */
export type Plain = (text: string) => string

export function plainWith(names: ReadonlyMap<string, string>, { scope }: Pick<RequestContext, 'scope'>): Plain {
  return (text) => resolveText(text, { names, everything: scope.everything })
}

export function toCard(record: CardRecord, plain: Plain): EntityCard {
  return {
    id: record.id,
    name: record.name,
    type: record.type,
    description: plain(record.description),
    tags: [...record.tags],
    visible: record.shown,
    image: toPicture(record.picture),
    properties: plainProperties(record.properties, plain),
  }
}

/** The texts of a card that may contain wiki links. */
export function linkingTexts({ description, properties }: CardRecord): string[] {
  return [description, ...Object.values(properties).flatMap(textsOf)]
}

function textsOf(value: PropertyValue): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

function plainProperties(properties: CardRecord['properties'], plain: Plain): Record<string, PropertyValue> {
  const shown = Object.entries(properties).filter(([name]) => !HANDLED_ELSEWHERE.has(name))
  const read = (one: string | number | boolean) => (typeof one === 'string' ? plain(one) : one)
  return Object.fromEntries(shown.map(([name, value]) => [name, Array.isArray(value) ? value.map(read) : read(value)]))
}
