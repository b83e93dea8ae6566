import { Problem, scopeOf, type ParamsOf } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { charactersAmong } from '../entities/characters-among.ts'
import type { EntityRecord } from '../entities/entity-record.ts'
import { readEntityLinks, shownPicture } from '../entities/page-presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import { readClosedHashes } from '../pictures/closed-pictures.ts'
import type { PictureRecord } from '../pictures/picture-record.ts'
import { toPicture } from '../pictures/presenter.ts'
import { anyPlayer } from '../public-pages/public-context.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { boxTextFor, shownHandout } from './presenter.ts'
import { showHandout } from './queries.ts'

export const handoutOperations = {
  getHandout: async (context) => {
    return { handout: await shownHandout(context) }
  },

  previewHandout: async (context, { entityId, what }) => {
    const entity = await readEntity(context.records, entityId, context.scope)
    if (!entity) throw new Problem('not-found', `Entity "${entityId}" not found`)
    const picture = await contentOf(context, entity, what)
    if (picture)
      return { picture: toPicture(shownPicture(entity, await readEntityLinks(entity.id, context))), text: null }
    return {
      picture: null,
      text: await boxTextFor(entity, { ...context, viewer: anyPlayer, scope: scopeOf(anyPlayer) }),
    }
  },

  showHandout: async (context, { entityId, what, audience, title, stays = false }) => {
    const entity = await readEntity(context.records, entityId, context.scope)
    if (!entity) throw new Problem('not-found', `Entity "${entityId}" not found`)
    const content = { what, picture: await contentOf(context, entity, what) }
    const shown = { entityId: entity.id, ...content, title: title ?? entity.name, stays }
    await showHandout(context.records, {
      id: randomId(),
      ...shown,
      audience: audience === 'everyone' ? audience : await charactersAmong(context, audience),
    })
    const handout = await shownHandout(context)
    if (!handout) throw new Problem('unknown')
    return { handout }
  },

  hideHandout: async (context) => {
    return { hidden: await showHandout(context.records, null) }
  },
} satisfies Partial<OperationHandlers>

/** The picture to show; `null` for a text. Throws if the entity has no such thing, or players may not see it. */
async function contentOf(
  context: RequestContext,
  entity: EntityRecord,
  what: ParamsOf<'showHandout'>['what'],
): Promise<Omit<PictureRecord, 'key'> | null> {
  if (what === 'boxText') {
    if (entity.boxText.trim() === '')
      throw new Problem('conflict', playProblems.noTextToReadAloud({ name: entity.name }))
    return null
  }
  const picture = shownPicture(entity, await readEntityLinks(entity.id, context))
  if (!picture) throw new Problem('conflict', playProblems.noPictureToShow({ name: entity.name }))
  if ((await readClosedHashes(context.records)).has(picture.hash))
    throw new Problem('conflict', playProblems.partlyUnderFog())
  const { key: _, ...file } = picture
  return file
}
