import type { AnswerOf, EntityCard, SearchHit } from '@waybook/contract'

import { htmlWords } from '../../rich-text/html-words.ts'
import { resolveHtml, resolveText, type Reader } from '../../rich-text/resolve-links.ts'
import { type RequestContext } from '../request-context.ts'
import { linkingTexts, plainWith, toCard } from './card.ts'
import type { EntityRecord } from './entity-record.ts'
import { knownNames } from './known-names.ts'
import { passageOf } from './passage.ts'
import { wordMatches } from './word-matches.ts'

/** What a search found and where, as one viewer gets it. */
export async function toHits(
  records: readonly EntityRecord[],
  words: readonly string[],
  asked: RequestContext,
): Promise<AnswerOf<'searchEntities'>> {
  const names = await knownNames(records.flatMap(allTexts), asked)
  const reader = { names, everything: asked.sight.everything }
  const found = records.map((record) => {
    const card = toCard(record, plainWith(names, asked))
    return { card, hit: toHit(card, readableTexts(record, card, reader), words) }
  })
  return { entities: found.map(({ card }) => card), hits: found.map(({ hit }) => hit) }
}

function allTexts(record: EntityRecord): string[] {
  const { visualDescription, longDescription, boxText, gmNotes } = record
  return [...linkingTexts(record), visualDescription, longDescription, boxText, gmNotes ?? '']
}

/** In the order in which a page shows them. The record holds nothing that its viewer may not read. */
function readableTexts(record: EntityRecord, card: EntityCard, reader: Reader): string[] {
  const { visualDescription, longDescription, boxText, gmNotes, masthead, dateline } = record
  return [
    card.description,
    resolveText(visualDescription, reader),
    htmlWords(resolveHtml(longDescription, reader)),
    ...Object.values(card.properties ?? {})
      .flat()
      .map(String),
    resolveText(boxText, reader),
    resolveText(gmNotes ?? '', reader),
    masthead,
    dateline,
    card.tags.join(', '),
  ]
}

function toHit({ id, name }: EntityCard, texts: readonly string[], words: readonly string[]): SearchHit {
  const passage = passageOf(texts, words)
  return { id, passage, nameRanges: rangesOf(name, words), passageRanges: rangesOf(passage, words) }
}

function rangesOf(text: string, words: readonly string[]) {
  return wordMatches(text, words).map(({ from, to }) => ({ from, to }))
}
