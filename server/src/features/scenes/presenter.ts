import { type Scene, type SceneEntity, Problem } from '@waybook/contract'

import { resolveHtml } from '#rich-text/resolve-links.ts'

import type { EntityRecord } from '../entities/entity-record.ts'
import {
  embedsOf,
  linkingTexts,
  plainWith,
  toCard,
  knownNames,
  toEntity,
  type EntityLinks,
} from '../entities/presenter.ts'
import { renderedTexts } from '../entities/shown-texts.ts'
import type { RequestContext } from '../request-context.ts'
import type { SceneEntityRecord } from './queries.ts'

/** Presents a scene to one viewer, with the notes only if the record contains them. */
export async function toScene(record: EntityRecord, links: EntityLinks, context: RequestContext): Promise<Scene> {
  const { boxText, gmNotes } = renderedTexts(record, context.scope)
  const [entity, names, embed] = await Promise.all([
    toEntity(record, links, context),
    knownNames([boxText, gmNotes], context),
    embedsOf(record.id, [boxText, gmNotes], context),
  ])
  const reader = { names, everything: context.scope.everything }
  return {
    ...entity,
    boxText: embed(resolveHtml(boxText, reader)),
    gmNotes: record.gmNotes === null ? null : embed(resolveHtml(gmNotes, reader)),
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

/** One message for all cases: the scene does not exist, is another type of entity, or is hidden from the viewer. */
export const sceneNotFound = (id: string) =>
  new Problem('not-found', `Scene "${id}" not found or is not a scene entity`)
