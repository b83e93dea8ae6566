import { type Scene, type SceneEntity, Problem } from '@waybook/contract'

import { renderFor } from '#rich-text/render-markdown.ts'
import { resolveHtml } from '#rich-text/resolve-links.ts'

import type { EntityRecord } from '../entities/entity-record.ts'
import { linkingTexts, plainWith, toCard, knownNames, toEntity, type EntityLinks } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import type { SceneEntityRecord } from './repository.ts'

/** Presents a scene to one viewer, with the notes only if the record contains them. */
export async function toScene(record: EntityRecord, links: EntityLinks, context: RequestContext): Promise<Scene> {
  const boxText = renderFor(context.scope, record.boxText)
  const gmNotes = renderFor(context.scope, record.gmNotes ?? '')
  const reader = { names: await knownNames([boxText, gmNotes], context), everything: context.scope.everything }
  return {
    ...(await toEntity(record, links, context)),
    boxText: resolveHtml(boxText, reader),
    gmNotes: record.gmNotes === null ? null : resolveHtml(gmNotes, reader),
  }
}

export async function toSceneEntities(
  records: readonly SceneEntityRecord[],
  context: RequestContext,
): Promise<SceneEntity[]> {
  const texts = records.flatMap((record) => [...linkingTexts(record), record.visualDescription])
  const plain = plainWith(await knownNames(texts, context), context)
  return records.map((record) => ({
    ...toCard(record, plain, context),
    visualDescription: plain(record.visualDescription),
  }))
}

/** The same message whether the scene does not exist, is another type of entity, or is hidden from the viewer. */
export const sceneNotFound = (id: string) =>
  new Problem('not-found', `Scene "${id}" not found or is not a scene entity`)
