import { everything, maySee, type Handout, type HandoutAudience, type VisibilityScope } from '@waybook/contract'

import { resolvePictures } from '#rich-text/embeds.ts'
import { renderFor } from '#rich-text/render-markdown.ts'
import { resolveHtml } from '#rich-text/resolve-links.ts'

import type { EntityRecord } from '../entities/entity-record.ts'
import { embedsOf, knownNames } from '../entities/presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import { readClosedHashes } from '../pictures/closed-pictures.ts'
import { pictureAt } from '../pictures/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import type { HandoutRecord } from './handout-record.ts'
import { readHandout } from './queries.ts'

/** Whether it is shown to a viewer. What is shown to chosen characters is for nobody else, whatever else they may see. */
export function isFor(audience: HandoutAudience, scope: VisibilityScope): boolean {
  if (scope.everything || audience === 'everyone') return true
  return scope.ownCharacter !== null && audience.includes(scope.ownCharacter)
}

/** What is shown to the viewer now, with nothing of its entity that they do not get besides. */
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
    ...(scope.everything && { audience: shown.audience }),
  }
}

/** What is shown, if it is shown to the viewer: no player gets a picture of which something is under fog. */
export async function reachingHandout({
  records,
  scope,
}: Pick<RequestContext, 'records' | 'scope'>): Promise<HandoutRecord | null> {
  const shown = await readHandout(records)
  if (!shown || !isFor(shown.audience, scope)) return null
  const isClosed = shown.picture && !scope.everything && (await readClosedHashes(records)).has(shown.picture.hash)
  return isClosed === true ? null : shown
}

/** Links to what the viewer does not see are plain words, and secrets for others are left out; so are pictures of a page that they do not get. */
async function boxTextFor(entity: EntityRecord, context: RequestContext): Promise<string> {
  const { scope } = context
  const rendered = renderFor(scope, entity.boxText)
  const html = maySee(scope, entity) ? rendered : resolvePictures(rendered, new Map())
  const [names, embed] = await Promise.all([knownNames([html], context), embedsOf(entity.id, [html], context)])
  return embed(resolveHtml(html, { names, everything: scope.everything })).trim()
}
