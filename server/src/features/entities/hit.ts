import { type AnswerOf, type EntityCard, type SearchHit } from '@waybook/contract'

import { htmlWords } from '#rich-text/plain-words.ts'
import { resolveHtml, resolveText, type Reader } from '#rich-text/resolve-links.ts'

import type { RequestContext } from '../request-context.ts'
import type { EntityRecord } from './entity-record.ts'
import { passageOf, type Searched } from './passage.ts'
import { linkingTexts, plainWith, toCard, knownNames } from './presenter.ts'
import { rangesOf, sectionsOf } from './sections.ts'
import { renderedTexts } from './shown-texts.ts'

/** Presents search results, with the matching passages, to one viewer. */
export async function toHits(
  records: readonly EntityRecord[],
  searched: Searched,
  context: RequestContext,
): Promise<AnswerOf<'searchEntities'>> {
  const { everything } = context.scope
  const pages = records.map((record) => ({ ...record, ...renderedTexts(record, context.scope) }))
  const names = await knownNames(pages.flatMap(linkingTextsOf), context)
  const found = pages.map((page) => {
    const card = toCard(page, plainWith(names, context), context)
    const reader = { names, everything }
    const hit = toHit(card, readableTexts(page, card, reader), searched)
    return { card, hit: { ...hit, sections: sectionsOf(card.name, proseOf(page, reader), searched) } }
  })
  return { entities: found.map(({ card }) => card), hits: found.map(({ hit }) => hit) }
}

/** An entity whose box text and notes, stored as Markdown, have been rendered to HTML for its viewer. */
type Page = EntityRecord & { readonly gmNotes: string }

function linkingTextsOf(page: Page): string[] {
  const { visualDescription, longDescription, boxText, gmNotes, masthead, dateline } = page
  return [...linkingTexts(page), visualDescription, longDescription, boxText, gmNotes, masthead, dateline]
}

/** The texts with headings, as the viewer reads them, in the order of the entity's page. */
function proseOf({ longDescription, boxText, gmNotes }: Page, reader: Reader): string[] {
  return [longDescription, boxText, gmNotes].map((html) => resolveHtml(html, reader))
}

/** The texts in the order of the entity's page. The record contains nothing that its viewer may not read. */
function readableTexts(page: Page, card: EntityCard, reader: Reader): string[] {
  const wordsOf = (html: string) => htmlWords(resolveHtml(html, reader))
  return [
    card.description,
    resolveText(page.visualDescription, reader),
    wordsOf(page.longDescription),
    ...Object.values(card.properties ?? {})
      .flat()
      .map(String),
    wordsOf(page.boxText),
    wordsOf(page.gmNotes),
    resolveText(page.masthead, reader),
    resolveText(page.dateline, reader),
    card.tags.join(', '),
  ]
}

function toHit({ id, name }: EntityCard, texts: readonly string[], searched: Searched): Omit<SearchHit, 'sections'> {
  const passage = passageOf(texts, searched)
  return { id, passage, nameRanges: rangesOf(name, searched), passageRanges: rangesOf(passage, searched) }
}
