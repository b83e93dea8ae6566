import { Problem, type ParamsOf } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'
import { checkReasons } from '#sentences/sentences.ts'

import { setDifficultyHidden } from '../dice/queries.ts'
import { loadEncounter } from '../encounters/loaded-encounter.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { beginSessionWithPlay } from '../sessions/begin-with-play.ts'
import { answerWith, findCheck, presentCheck, saveCheck, expectChanged } from './change-check.ts'
import { cancelled } from './close-check.ts'
import type { Modifier } from './document.ts'
import { ownDice } from './effects/own-dice.ts'
import { toUnknownHits } from './effects/present-reaction.ts'
import { withDifficulty } from './modify-part.ts'
import { difficultyModifier, ownModifier } from './new-modifier.ts'
import { opposingModifiers } from './opposing-modifiers.ts'
import { changed, partOf } from './part-pool.ts'
import { toCheck } from './presenter.ts'
import { readOpenChecks } from './queries.ts'
import { startCheck } from './start-check.ts'
import { surroundingsOf } from './surroundings.ts'

export const callingOperations = {
  getOpenChecks: async ({ records, viewer }) => {
    const open = await readOpenChecks(records)
    const around = await surroundingsOf(
      open.map(({ document }) => document),
      records,
    )
    const checks = open.flatMap((stored) => toCheck(stored, viewer, around) ?? [])
    const hits = open.flatMap((stored) => toUnknownHits(stored, viewer, around))
    return { checks, ...(hits.length > 0 && { hits }) }
  },

  getCheck: async (context, { checkId }) => ({ check: presentCheck(context, await findCheck(context, checkId)) }),

  getOwnDice: async (context, params) => await ownDice(context, params),

  callCheck: async (context, params) => {
    const { title = '', characters, skill, difficulty, opponent, difficultyHidden = false, audience = 'table' } = params
    const skills = [...new Set([skill].flat())]
    const against = opponent
      ? await opposingModifiers(context, opponent)
      : [difficultyModifier(difficulty, context.firstName)]
    const modifiers = [...against, ...handModifiers(params, context)]
    const parts = [...new Set(characters)].map((character) => ({ character, skills, difficultyHidden, modifiers }))
    const check = { kind: opponent ? 'opposed' : 'skill', title: title.trim(), audience, parts } as const
    await beginSessionWithPlay(context.records)
    return await answerWith(context, await startCheck(context, check, await loadEncounter(context.records)))
  },

  callRecovery: async (context, { characters }) => {
    const modifiers = [difficultyModifier(0, context.firstName)]
    const skills = ['discipline', 'cool']
    const parts = [...new Set(characters)].map((character) => ({ character, skills, modifiers }))
    const check = { kind: 'recovery', title: 'Catch your breath', audience: 'table', parts } as const
    return await answerWith(context, await startCheck(context, check, await loadEncounter(context.records)))
  },

  setDifficulty: async (context, { checkId, characterId, difficulty, difficultyHidden }) => {
    const { stored } = await findCheck(context, checkId)
    const { document } = stored
    if (characterId !== undefined && !partOf(document, characterId)) throw new Problem('not-found')
    const parts: typeof document.parts = document.parts.map((part) => {
      if (characterId !== undefined && part.character !== characterId) return part
      const isSet = difficulty !== undefined && (!part.rolled || characterId !== undefined)
      const set = isSet
        ? expectChanged(withDifficulty(part, [difficultyModifier(difficulty, context.firstName)]))
        : part
      return difficultyHidden === undefined ? set : changed(set, { difficultyHidden })
    })
    for (const { rolled, difficultyHidden: hidden } of parts)
      if (rolled) await setDifficultyHidden(context.records, rolled.roll.id, hidden)
    return await saveCheck(context, stored, { ...document, parts }, characterId)
  },

  /** The game master may end any check, and a player an attack that they started. */
  closeCheck: async (context, { checkId }) => {
    const { stored } = await findCheck(context, checkId)
    const { document } = stored
    if (document.state !== 'open') throw new Problem('gone', playProblems.checkOver())
    if (context.viewer.role !== 'gameMaster' && document.byId !== context.viewer.userId)
      throw new Problem('not-allowed', playProblems.onlyWhoBeganMayEnd())
    return await saveCheck(context, stored, await cancelled(context, stored))
  },
} satisfies Partial<OperationHandlers>

function handModifiers(
  { setbacks = 0, boosts = 0 }: Pick<ParamsOf<'callCheck'>, 'setbacks' | 'boosts'>,
  { firstName, viewer }: WriteContext,
): Modifier[] {
  const dice = [
    { die: 'setback', count: setbacks, why: checkReasons.hinders() },
    { die: 'boost', count: boosts, why: checkReasons.helps() },
  ] as const
  return dice
    .filter(({ count }) => count > 0)
    .map(({ die, count, why }) => ({
      ...ownModifier({ op: 'add', die, count, reason: { kind: 'hand', ...why } }),
      id: randomId(),
      by: firstName,
      byId: viewer.userId,
    }))
}
