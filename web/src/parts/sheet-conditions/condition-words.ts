import type { ConditionDice, ConditionUntil, PlayCondition } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { sheetConditions } from '@waybook/messages/sheetConditions'
import { isCharacteristic, standardSkills } from '@waybook/rules'

import { skillName } from '#ui/text/skill-names.ts'

/** The effect and the duration of a condition, such as "1 setback on all checks, 2 rounds". Empty for a condition that is only a name. */
export function conditionNote(condition: PlayCondition): string {
  const [effect, duration] = [conditionText(condition), untilText(condition.until)]
  return effect === '' || duration === '' ? effect + duration : sheetConditions.lasting({ effect, duration })
}

/** The effect of a condition; empty for a condition that is only a name. */
export function conditionText({ dice, severity, force = 0, mechanical = false, effect = [] }: PlayCondition): string {
  const parts = [
    ...dice.map(diceText),
    ...effect,
    ...(force > 0 ? [sheetConditions.committed({ count: force })] : []),
    ...(severity === undefined ? [] : [remedyText(gameWords.difficulty({ dice: severity }), mechanical)]),
  ]
  return parts.join('; ')
}

const remedyText = (difficulty: string, mechanical: boolean) =>
  mechanical ? sheetConditions.repairedBy({ difficulty }) : sheetConditions.healedBy({ difficulty })

/** The duration of a condition; empty if it is removed manually. */
export function untilText(until: ConditionUntil): string {
  if (typeof until === 'object') return sheetConditions.rounds({ count: until.rounds })
  if (until === 'hand') return ''
  return until === 'check' ? sheetConditions.untilCheck() : sheetConditions.untilEncounter()
}

function diceText({ op, die, count, only = [] }: ConditionDice): string {
  const dice = sheetConditions.dice({ count, die })
  const change = { die: sheetConditions.die({ die }), count }
  const skills = only.map(limitedTo)
  const all = skills.length === 0
  switch (op) {
    case 'add':
      return all ? sheetConditions.addedToAll({ dice }) : sheetConditions.addedTo({ dice, skills })
    case 'remove':
      return all ? sheetConditions.removedFromAll({ dice }) : sheetConditions.removedFrom({ dice, skills })
    case 'upgrade':
      return all ? sheetConditions.upgradedForAll(change) : sheetConditions.upgradedFor({ ...change, skills })
    case 'downgrade':
      return all ? sheetConditions.downgradedForAll(change) : sheetConditions.downgradedFor({ ...change, skills })
  }
}

/** The name of a characteristic or a skill. */
function limitedTo(id: string): string {
  return isCharacteristic(id) ? gameWords.characteristic({ characteristic: id }) : skillName(standardSkills, id)
}
