import { createHash } from 'node:crypto'

import { gradeFor, Problem, reaches, readEntityId } from '@waybook/contract'
import { splitFile } from '@waybook/entity-text'

import type { OpenReader } from '#rich-text/open-text/hidden-words.ts'
import { openTextOf, type OpenText } from '#rich-text/open-text/open-text.ts'
import { targetOf, WIKI_LINK } from '#rich-text/wiki-link.ts'
import { pageProblems } from '#sentences/problems.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readCards } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'
import { readMeaning } from '../writing/queries.ts'
import { currentId } from '../writing/source.ts'

/** The page of an entity, by its current or a former id. Throws the Problem `not-found` if the viewer does not see it. */
export async function expectPage({ records, scope }: RequestContext, asked: string): Promise<CardRecord> {
  const id = await currentId(records, asked)
  const [card] = id === null ? [] : await readCards(records, [id], scope)
  if (!card || !reaches(gradeFor(scope, card), 'page')) throw new Problem('not-found')
  return card
}

/** A version of a page's text, as the viewer reads it now. */
export interface OpenSource extends OpenText {
  readonly version: number
  /** The whole file. */
  readonly file: string
  /** The text of the page in it, after the front matter. */
  readonly body: string
  readonly bodyOffset: number
}

export type ReadOpen = (file: string) => OpenText | null

/** Returns a function that reads texts as the viewer does. `also`: a text with further links. */
export async function openReader({ records, scope }: RequestContext, body: string, also = ''): Promise<ReadOpen> {
  if (scope.everything)
    return (text) => ({
      text,
      segments: text === '' ? [] : [{ source: text, open: text, words: text, isWithheld: false, isPlain: true }],
    })
  const all = `${body}\n${also}`
  const idOf = await readMeaning(records, all)
  const targets = (all.match(WIKI_LINK) ?? []).map(targetOf)
  const ids = [...new Set(targets.flatMap((target) => idOf(target) ?? readEntityId(target) ?? []))]
  const names = new Map((await readNames(records, ids, scope)).map(({ id, name }) => [id, name]))
  const { hidden } = await readCampaignWords(records)
  const reader: OpenReader = { character: scope.ownCharacter, idOf, names, hidden }
  return (text) => openTextOf(text, reader)
}

/** Throws the Problem `conflict` if it is uncertain which parts of the text the viewer reads. */
export async function openSource(
  context: RequestContext,
  { version, text: file }: { readonly version: number; readonly text: string },
): Promise<OpenSource> {
  const { body, bodyOffset } = splitFile(file)
  const open = (await openReader(context, body))(body)
  if (!open) throw new Problem('conflict', pageProblems.onlyGameMasterCanChange())
  return { ...open, version, file, body, bodyOffset }
}

/** Identifies a text as a viewer saw it. Changes to parts that they do not see don't affect it. */
export function versionOf({ text }: OpenText): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, VERSION)
}

const VERSION = 22
