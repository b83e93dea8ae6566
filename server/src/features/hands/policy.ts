import { STASH, type Gift } from '@waybook/rules'

import type { RequestContext } from '../request-context.ts'

type Asking = Pick<RequestContext, 'viewer'>

/** Whether the viewer acts for a character. Everybody acts for the stash. */
export function isFor({ viewer }: Asking, holder: string): boolean {
  return viewer.role === 'gameMaster' || holder === STASH || holder === viewer.characterId
}

/** Whether a gift is the viewer's to know of: they give it or get it. Game masters know of all. */
export function isOfViewer({ viewer }: Asking, { from, to }: Pick<Gift, 'from' | 'to'>): boolean {
  const own = viewer.characterId
  return viewer.role === 'gameMaster' || (own !== null && (from === own || to === own))
}
