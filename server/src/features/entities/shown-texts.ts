import { everything, type VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import type { SecretAudience } from '#rich-text/audience.ts'
import { embeddedPictures } from '#rich-text/embeds.ts'
import { linkedFiles } from '#rich-text/linked-files.ts'
import { renderFor } from '#rich-text/render-markdown.ts'
import { secretReaders } from '#rich-text/secret-readers.ts'

import type { EntityRecord } from './entity-record.ts'
import { readEntity } from './read-entity.ts'

type Texts = Pick<EntityRecord, 'longDescription' | 'boxText' | 'gmNotes'>

/** The rich texts of an entity as HTML, for the scope that its record was read for. Two of them are stored as Markdown. */
export function renderedTexts(record: Texts, scope: VisibilityScope) {
  return {
    longDescription: record.longDescription,
    boxText: renderFor(scope, record.boxText),
    gmNotes: renderFor(scope, record.gmNotes ?? ''),
  }
}

/** Whether one of these texts shows a picture. `target`: as written there. */
export function showsPicture(record: Texts, target: string, scope: VisibilityScope): boolean {
  return Object.values(renderedTexts(record, scope)).some((html) => embeddedPictures(html).includes(target))
}

/** Whether one of these texts links to a file or embeds it. `target`: as written there. */
export function linksFile(record: Texts, target: string, scope: VisibilityScope): boolean {
  return Object.values(renderedTexts(record, scope)).some((html) => linkedFiles(html).includes(target))
}

/** The players who read each secret in an entity's texts, by the digest of the secret's words. Empty if there is no such entity. */
export async function readSecretReaders(
  tables: CampaignTables,
  id: string,
): Promise<ReadonlyMap<string, SecretAudience>> {
  const record = await readEntity(tables, id, everything)
  return secretReaders(record ? Object.values(renderedTexts(record, everything)).join('\n') : '')
}
