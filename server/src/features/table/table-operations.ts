import { readCards } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { setVisibility } from '../entities/visibility.ts'
import { type OperationHandlers, type RequestContext } from '../request-context.ts'
import { sceneNotFound } from '../scenes/presenter.ts'
import { beginSessionWithPlay } from '../sessions/begin-with-play.ts'
import { readActiveScene, setActiveScene } from './queries.ts'

export const tableOperations = {
  getActiveScene: async (context) => {
    return { sceneId: await readActiveScene(context.records, context.scope) }
  },

  /** Setting the active scene also reveals it to players if it was hidden. */
  setActiveScene: async (context, { sceneId }) => {
    const { shown } = await sceneOf(context, sceneId)
    await beginSessionWithPlay(context.records)
    if (!shown) await setVisibility(context.records, sceneId, true)
    await setActiveScene(context.records, { after: sceneId, ...(!shown && { shown: { sceneId, visible: true } }) })
    return { sceneId }
  },
} satisfies Partial<OperationHandlers>

export async function sceneOf({ records, scope }: RequestContext, sceneId: string): Promise<CardRecord> {
  const [card] = await readCards(records, [sceneId], scope)
  if (card?.type !== 'scene') throw sceneNotFound(sceneId)
  return card
}
