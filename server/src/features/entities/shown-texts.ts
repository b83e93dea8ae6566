import type { VisibilityScope } from '@waybook/contract'

import { embeddedPictures } from '#rich-text/embeds.ts'
import { renderFor } from '#rich-text/render-markdown.ts'

import type { EntityRecord } from './entity-record.ts'

type Texts = Pick<EntityRecord, 'longDescription' | 'boxText' | 'gmNotes'>

/** The rich texts of an entity as HTML, for the scope that its record was read for. Two of them are stored as Markdown. */
export function renderedTexts(record: Texts, scope: VisibilityScope) {
  return {
    longDescription: record.longDescription,
    boxText: renderFor(scope, record.boxText),
    gmNotes: renderFor(scope, record.gmNotes ?? ''),
  }
}

/** Whether one of these texts shows a picture, given as it is written there. */
export function showsPicture(record: Texts, target: string, scope: VisibilityScope): boolean {
  return Object.values(renderedTexts(record, scope)).some((html) => embeddedPictures(html).includes(target))
}
