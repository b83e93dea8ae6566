import { type Scene, type SceneEntity, Problem } from '@waybook/contract'

import type { EntityRecord } from '../entities/entity-record.ts'
import { filledFor } from '../entities/fill-texts.ts'
import { toEntity, type EntityLinks } from '../entities/page-presenter.ts'
import { linkingTexts, plainWith, toCard, knownNames } from '../entities/presenter.ts'
import { renderedTexts } from '../entities/shown-texts.ts'
import type { RequestContext } from '../request-context.ts'
import type { SceneEntityRecord } from './queries.ts'

/** Presents a scene to one viewer, with the notes only if the record contains them. */
export async function toScene(record: EntityRecord, links: EntityLinks, context: RequestContext): Promise<Scene> {
  const { boxText, gmNotes } = renderedTexts(record, context.scope)
  const [entity, names, fill] = await Promise.all([
    toEntity(record, links, context),
    knownNames([boxText, gmNotes], context),
    filledFor(record.id, [boxText, gmNotes], context),
  ])
  return {
    ...entity,
    boxText: fill(boxText, names),
    gmNotes: record.gmNotes === null ? null : fill(gmNotes, names),
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
