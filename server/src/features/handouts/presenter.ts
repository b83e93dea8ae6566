import { everything, maySee, type Handout, type HandoutAudience, type VisibilityScope } from '@waybook/contract'

import { resolvePictures } from '#rich-text/embeds.ts'
import { resolveFiles } from '#rich-text/linked-files.ts'
import { renderFor } from '#rich-text/render-markdown.ts'

import type { EntityRecord } from '../entities/entity-record.ts'
import { filledFor } from '../entities/fill-texts.ts'
import { knownNames } from '../entities/presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import { readClosedHashes } from '../pictures/closed-pictures.ts'
import { pictureAt } from '../pictures/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { type HandoutRecord, readHandout } from './queries.ts'

/** Whether a handout for this audience is for the viewer. If it is for chosen characters, other players don't get it, whatever they may see. */
export function isFor(audience: HandoutAudience, scope: VisibilityScope): boolean {
  if (scope.everything || audience === 'everyone') return true
  return scope.ownCharacter !== null && audience.includes(scope.ownCharacter)
}

/** The handout that the viewer sees now. It reveals nothing of its entity beyond the handout itself. */
export async function shownHandout(context: RequestContext): Promise<Handout | null> {
  const { records, scope } = context
  const shown = await reachingHandout(context)
  const entity = shown && (await readEntity(records, shown.entityId, everything))
  if (!entity) return null
  const { id, what, title, picture } = shown
  const text = picture ? null : await boxTextFor(entity, context)
  if (text === '') return null
  return {
    id,
    what,
    title,
    picture: picture && pictureAt(`handout/${id}`, picture),
    text,
    entityId: maySee(scope, entity) ? entity.id : null,
    ...(scope.everything && { audience: shown.audience, stays: shown.stays === true }),
  }
}

/** The stored handout, if it reaches the viewer. No player gets a picture that is partly under fog. */
export async function reachingHandout({
  records,
  scope,
}: Pick<RequestContext, 'records' | 'scope'>): Promise<HandoutRecord | null> {
  const shown = await readHandout(records)
  if (!shown || !isFor(shown.audience, scope)) return null
  const isClosed = shown.picture && !scope.everything && (await readClosedHashes(records)).has(shown.picture.hash)
  return isClosed === true ? null : shown
}

/** Leaves out secrets for others, and pictures and files of a page that the viewer doesn't see. Links to hidden entities become plain words. */
export async function boxTextFor(entity: EntityRecord, context: RequestContext): Promise<string> {
  const { scope } = context
  const rendered = renderFor(scope, entity.boxText)
  const html = maySee(scope, entity) ? rendered : resolveFiles(resolvePictures(rendered, new Map()), new Map())
  const [names, fill] = await Promise.all([knownNames([html], context), filledFor(entity.id, [html], context)])
  return fill(html, names).trim()
}
