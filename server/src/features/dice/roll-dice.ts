import { randomBytes } from 'node:crypto'

import { heardBy, Problem, typeOfId, type ParamsOf } from '@waybook/contract'
import { dieKinds, isSkill, parseNotation, throwDice, whyNotThrown, type ThrowRequest } from '@waybook/rules'

import { grantsOf } from '../../http/request-context.ts'
import type { Acting, WriteHandler } from '../../operations/handler.ts'
import { toRolls } from './presenter.ts'
import { secureChance } from './secure-chance.ts'

/** Enough that nobody guesses the id of a roll they were not told of. */
const ID_BYTES = 12

export const rollDice: WriteHandler<'rollDice'> = async (acting, params) => {
  const { pool, reason = '', characterId = null, skill = null, audience = 'table' } = params
  const dice = requested(pool)
  if (skill !== null && !isSkill(skill)) throw new Problem('bad-params', 'params.skill: is no skill')
  await refuseOthers(acting, characterId)
  acting.rolling.count(acting.viewer.userId)
  const record = await acting.records.addRoll({
    id: randomBytes(ID_BYTES).toString('base64url'),
    by: acting.firstName,
    characterId,
    skill,
    reason: reason.trim(),
    audience: heardBy(audience, acting.viewer, grantsOf(await acting.records.campaign())),
    dice: throwDice(dice, secureChance),
  })
  const { rolling, campaignId } = acting
  acting.afterwards((records) => rolling.draw(campaignId, record, records))
  const [roll] = await toRolls([record], acting)
  if (!roll) throw new Problem('unknown')
  return { success: true, roll }
}

function requested(pool: ParamsOf<'rollDice'>['pool']): ThrowRequest {
  if (typeof pool === 'string') {
    const read = parseNotation(pool)
    if (!read.ok) throw new Problem('bad-params', read.why)
    return read.dice
  }
  const dice = Object.fromEntries(dieKinds.map((die) => [die, pool[die] ?? 0]))
  const why = whyNotThrown(dice)
  if (why !== null) throw new Problem('bad-params', why)
  return dice
}

/** Players roll as their own character, or as nobody; the game master as anybody. */
async function refuseOthers({ viewer, records, sight }: Acting, characterId: string | null): Promise<void> {
  if (characterId === null || characterId === viewer.characterId) return
  if (viewer.role !== 'gameMaster') throw new Problem('not-allowed', 'Players roll as their own character')
  const [character] = typeOfId(characterId) === 'character' ? await records.cards([characterId], sight) : []
  if (!character) throw new Problem('not-found')
}
