import type { EntityType, Picture } from '@waybook/contract'

import { readCards } from '../entities/cards.ts'
import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'

/** A page in a list, for people without an account. */
export interface PublicCard {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  readonly description: string
  readonly image: Picture | null
}

/** The cards of pages in this order, in the context of `publicContext`. */
export async function readPublicCards(context: RequestContext, ids: readonly string[]): Promise<PublicCard[]> {
  const cards = await toCards(await readCards(context.records, ids, context.scope), context)
  return cards.map(({ id, type, name, description, image }) => ({ id, type, name, description, image: image ?? null }))
}
