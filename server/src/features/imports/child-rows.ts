import type { AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import { toFlag } from '#database/statement/flag.ts'

/* The rows of an entity in other tables, without the `campaign` column that all rows have. */

export function tagRows({ id, tags }: AuthoredEntity) {
  return [...new Set(tags)].map((tag) => ({ tag, entity: id }))
}

export function relationshipRows({ id, relationships }: AuthoredEntity) {
  return relationships.map(({ type, to, secret }, position) => ({
    from: id,
    position,
    type,
    to,
    secret: toFlag(secret),
  }))
}

export function transitionRows({ id, transitions }: AuthoredEntity) {
  return transitions.map(({ direction, scene, requirement }, position) => ({
    entity: id,
    position,
    direction,
    scene,
    requirement,
  }))
}

/** One row for each mentioned entity; secret only if all its mentions are. */
export function mentionRows({ id, mentions }: AuthoredEntity) {
  const secret = new Map<string, boolean>()
  for (const mention of mentions) secret.set(mention.to, mention.secret && (secret.get(mention.to) ?? true))
  return [...secret].map(([to, all]) => ({ from: id, to, secret: toFlag(all) }))
}
