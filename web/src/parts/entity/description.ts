import type { EntityCard } from '@waybook/contract'

/** The short description of an entity. Items have it as a property. */
export function descriptionOf({ description, properties }: Pick<EntityCard, 'description' | 'properties'>): string {
  return description === '' ? String(properties?.['description'] ?? '') : description
}

/** An abbreviation at the end of a text: `Mr.`, `Mrs.`, `St.`, an initial. */
const SHORTENED = /(?:^|\s)\p{Lu}\p{Ll}{0,2}\.\s*$/u

/** The first sentence of a plain text. */
export function firstSentence(text: string): string {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim())]
  const end = sentences.findIndex(({ segment }) => !SHORTENED.test(segment))
  const first = end < 0 ? sentences : sentences.slice(0, end + 1)
  return first
    .map(({ segment }) => segment)
    .join('')
    .trim()
}
