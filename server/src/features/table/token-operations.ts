import { Problem, type ParamsOf } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { type OperationHandlers, type WriteContext } from '../request-context.ts'
import { expectFreeWay } from '../sight/player-steps.ts'
import type { SceneSights } from '../sight/scene-sights.ts'
import { storeEye } from '../sight/seeing-tokens.ts'
import { addAll, expectCharacter, tokenOf } from './change-tokens.ts'
import { updateWithCrew } from './move-crew.ts'
import { placedFor, toTokens } from './presenter.ts'
import { sceneOf } from './table-operations.ts'
import { listTokens, putToken } from './token-queries.ts'
import type { TokenState } from './token-record.ts'

/** A new token is on the ground and faces no direction. */
export const ON_THE_GROUND = { elevation: 0, facing: null } as const

export const tokenOperations = (sights: SceneSights) =>
  ({
    getTokens: async (context, { sceneId }) => {
      await sceneOf(context, sceneId)
      return { tokens: await toTokens(await listTokens(context.records, sceneId, context.scope), context) }
    },

    addToken: async (context, token) => {
      await sceneOf(context, token.sceneId)
      await expectCharacter(context, token.characterId)
      const [added] = await toTokens(await addAll(context, [{ ...token, ...ON_THE_GROUND }]), context)
      if (!added) throw new Problem('unknown')
      return { token: added }
    },

    updateToken: async (context, wanted) => {
      const token = await tokenOf(context, wanted.tokenId)
      refuseOthers(context, token, wanted)
      const isFree = context.viewer.role === 'gameMaster'
      const stepped = isFree ? null : await expectFreeWay(context, token, wanted, sights)
      const [updated = token] = await updateWithCrew(context, [{ token, wanted }])
      if (stepped) await storeEye(context.records, { ...stepped, eye: null }, stepped.eye)
      return { token: placedFor(updated, context.scope) }
    },

    removeToken: async (context, { tokenId }) => {
      const { id } = await tokenOf(context, tokenId)
      await putToken(context.records, id, null)
    },
  }) satisfies Partial<OperationHandlers>

/** Players may move and turn only the token of their own character, and may change nothing else. */
function refuseOthers(
  { viewer }: WriteContext,
  { characterId }: TokenState,
  { size, visible, elevation }: Pick<ParamsOf<'updateToken'>, 'size' | 'visible' | 'elevation'>,
): void {
  if (viewer.role === 'gameMaster') return
  if (characterId !== viewer.characterId) throw new Problem('not-allowed', playProblems.playersMoveOwnToken())
  if (size !== undefined || visible !== undefined || elevation !== undefined) throw new Problem('not-allowed')
}
