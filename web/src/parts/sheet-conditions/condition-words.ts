import type { ConditionDice, ConditionUntil, PlayCondition } from '@waybook/contract'
import { difficultyName } from '@waybook/rules'

import { camelCaseToWords } from '#ui/text/words.ts'

/** The effect and the duration of a condition, such as "1 setback on all checks, 2 rounds". Empty for a condition that is only a name. */
export function conditionNote(condition: PlayCondition): string {
  return [conditionText(condition), untilText(condition.until)].filter((part) => part !== '').join(', ')
}

/** The effect of a condition; empty for a condition that is only a name. */
export function conditionText({ dice, severity, force = 0, mechanical = false, effect = [] }: PlayCondition): string {
  const parts = [
    ...dice.map(diceText),
    ...effect,
    ...(force > 0 ? [force === 1 ? '1 Force die committed' : `${force} Force dice committed`] : []),
    ...(severity === undefined
      ? []
      : [`${difficultyName(severity)} ${mechanical ? 'Mechanics repairs it' : 'Medicine heals it'}`]),
  ]
  return parts.join('; ')
}

/** The duration of a condition; empty if it is removed manually. */
export function untilText(until: ConditionUntil): string {
  if (typeof until === 'object') return until.rounds === 1 ? '1 round' : `${until.rounds} rounds`
  return { check: 'until the next check', encounter: 'until the end of the encounter', hand: '' }[until]
}

function diceText({ op, die, count, only = [] }: ConditionDice): string {
  const dice = `${count} ${die}`
  const checks = only.length === 0 ? 'all checks' : `checks of ${only.map(camelCaseToWords).join(' and ')}`
  switch (op) {
    case 'add':
      return `${dice} on ${checks}`
    case 'remove':
      return `${dice} less on ${checks}`
    case 'upgrade':
      return `${die} of ${checks} upgraded${times(count)}`
    case 'downgrade':
      return `${die} of ${checks} downgraded${times(count)}`
  }
}

const times = (count: number) => (count === 1 ? ' once' : ` ${count} times`)
