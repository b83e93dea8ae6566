import type { ConditionDice, ConditionUntil, PlayCondition } from '@waybook/contract'

const ops: Readonly<Record<ConditionDice['op'], string>> = {
  add: 'adds',
  remove: 'takes away',
  upgrade: 'upgrades',
  downgrade: 'downgrades',
}

const ends: Readonly<Record<Exclude<ConditionUntil, object>, string>> = {
  check: 'until the next check',
  encounter: 'until the encounter ends',
  hand: '',
}

/** What a condition does and how long it lasts, such as "adds 1 setback, 2 more rounds". Empty for one that is only a name. */
export function conditionNote({ dice, until }: Pick<PlayCondition, 'dice' | 'until'>): string {
  return [...dice.map(diceWords), untilWords(until)].filter((part) => part !== '').join(', ')
}

function diceWords({ op, die, count, only }: ConditionDice): string {
  return `${ops[op]} ${count} ${die}${only && only.length > 0 ? ` to ${only.join(' and ')}` : ''}`
}

function untilWords(until: ConditionUntil): string {
  if (typeof until === 'string') return ends[until]
  return until.rounds === 1 ? '1 more round' : `${until.rounds} more rounds`
}
