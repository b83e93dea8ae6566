import { STASH, type Gift } from '@waybook/rules'

import { readSettings } from '../campaign/queries.ts'
import type { RequestContext } from '../request-context.ts'

type Asking = Pick<RequestContext, 'viewer'>

/** Whether the viewer acts for a character. Everybody acts for the stash. */
export function isFor({ viewer }: Asking, holder: string): boolean {
  return viewer.role === 'gameMaster' || holder === STASH || holder === viewer.characterId
}

/** Whether a gift is the viewer's to know of: they give it or get it from somebody. Game masters know of all. */
export function isOfViewer({ viewer }: Asking, { from, to }: Pick<Gift, 'from' | 'to'>): boolean {
  const own = viewer.characterId
  return viewer.role === 'gameMaster' || (own !== null && from !== '' && (from === own || to === own))
}

/** Whether the viewer may take things out of the stash. */
export async function mayTake({ viewer, records }: Pick<RequestContext, 'viewer' | 'records'>): Promise<boolean> {
  return viewer.role === 'gameMaster' || (await readSettings(records)).playersTakeFromStash
}
