import type { Scene, SceneEntity } from '@waybook/contract'

import { renderMarkdown } from '../../rich-text/render-markdown.ts'
import { resolveHtml } from '../../rich-text/resolve-links.ts'
import { linkingTexts, plainWith, toCard } from '../entities/card.ts'
import type { EntityRecord } from '../entities/entity-record.ts'
import { toEntity, type Around } from '../entities/entity.ts'
import { knownNames } from '../entities/known-names.ts'
import { type RequestContext } from '../request-context.ts'
import type { SceneEntityRecord } from './repository.ts'

/** A scene as one viewer gets it: without the notes unless the store gave them. */
export async function toScene(record: EntityRecord, around: Around, asked: RequestContext): Promise<Scene> {
  const boxText = htmlOf(record.boxText, asked)
  const gmNotes = htmlOf(record.gmNotes ?? '', asked)
  const reader = { names: await knownNames([boxText, gmNotes], asked), everything: asked.sight.everything }
  return {
    ...(await toEntity(record, around, asked)),
    boxText: resolveHtml(boxText, reader),
    gmNotes: record.gmNotes === null ? null : resolveHtml(gmNotes, reader),
  }
}

/** What an import lets through can be rendered; a text that an older Waybook let through too is left out. */
function htmlOf(markdown: string, { sight }: RequestContext): string {
  const rendered = renderMarkdown(markdown)
  if (!rendered.ok) return ''
  return sight.everything ? rendered.full : rendered.open
}

export async function toSceneEntities(
  records: readonly SceneEntityRecord[],
  asked: RequestContext,
): Promise<SceneEntity[]> {
  const texts = records.flatMap((record) => [...linkingTexts(record), record.visualDescription])
  const plain = plainWith(await knownNames(texts, asked), asked)
  return records.map((record) => ({ ...toCard(record, plain), visualDescription: plain(record.visualDescription) }))
}
