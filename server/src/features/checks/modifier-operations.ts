import { Problem } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { loadEncounter } from '../encounters/loaded-encounter.ts'
import type { OperationHandlers } from '../request-context.ts'
import { changePart } from './change-check.ts'
import { addModifier, removeModifier, switchEffect, switchModifier } from './modify-part.ts'
import { changed } from './part-pool.ts'
import { basisOf, participantAmong, skillOf } from './participant.ts'

export const modifierOperations = {
  addModifier: async (context, { op, die, count, reason, kind = 'hand', ...params }) =>
    await changePart(context, params, (part, editor) =>
      addModifier(part, { id: randomId(), op, die, count, kind, text: reason.trim() }, editor),
    ),

  switchModifier: async (context, { modifierId, on, ...params }) =>
    await changePart(context, params, (part, editor) => switchModifier(part, { id: modifierId, on }, editor)),

  switchEffect: async (context, { key, on, ...params }) =>
    await changePart(context, params, (part, editor) => switchEffect(part, { key, on }, editor)),

  removeModifier: async (context, { modifierId, ...params }) =>
    await changePart(context, params, (part, editor) => removeModifier(part, modifierId, editor)),

  /** The difficulty and everything else stay. */
  chooseSkill: async (context, { skill, ...params }) =>
    await changePart(context, params, async (part, { owner }) => {
      if (part.rolled) return { ok: false, why: 'rolled', text: playProblems.rolledAlready() }
      const isAllowed = part.skills.includes(skill)
      if (!isAllowed && owner !== 'gameMaster')
        throw new Problem('not-allowed', playProblems.gameMasterChoseOtherSkills())
      const who = await participantAmong(await loadEncounter(context.records), context, part.character)
      const basis = basisOf(who, await skillOf(context.records, skill))
      const skills = isAllowed ? part.skills : [...part.skills, skill]
      return { ok: true, part: changed(part, { skill, skills, basis }) }
    }),
} satisfies Partial<OperationHandlers>
