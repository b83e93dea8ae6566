import type { CheckPart, Roll } from '@waybook/contract'

/** The faces as printed, written without the rules workspace: S success, A advantage, T triumph, and F, H, D against them. */
const printed: Readonly<Record<string, string>> = {
  boost: '- - S SA AA A',
  ability: '- S S SS A A SA AA',
  proficiency: '- S S SS SS A SA SA SA AA AA T',
  setback: '- - F F H H',
  difficulty: '- F FF H H H HH FH',
  challenge: '- F F FF FF H H FH FH HH HH D',
  // The points of the Force are counted by `forceOf`.
  force: '- - - - - - - - - - - -',
}

export const sidesOf = (die: string) => printed[die]?.split(' ').length ?? 0

export interface Symbols {
  readonly success: number
  readonly advantage: number
  readonly triumph: number
  readonly threat: number
  readonly despair: number
}

/** The net symbols after canceling. Triumph and despair also count as a success and a failure. */
export const symbolsOf = (dice: Roll['dice']): Symbols => netOf(dice, {})

/** Like `symbolsOf`, with symbols that were given to the roll or, if negative, taken from it before they cancel. */
export function netOf(dice: Roll['dice'], given: Readonly<Record<string, number>>): Symbols {
  const shown = Object.entries(dice).flatMap(([die, faces]) =>
    faces.map((face) => printed[die]?.split(' ')[face] ?? ''),
  )
  const count = (letter: string) => shown.join('').split(letter).length - 1
  const sum = (rolled: number, ...names: readonly string[]) =>
    Math.max(
      names.reduce((all, name) => all + (given[name] ?? 0), rolled),
      0,
    )
  const [triumph, despair] = [sum(count('T'), 'triumph'), sum(count('D'), 'despair')]
  const success = sum(count('S') + count('T'), 'success', 'triumph')
  const advantage = sum(count('A'), 'advantage') - sum(count('H'), 'threat')
  return {
    success: success - sum(count('F') + count('D'), 'failure', 'despair'),
    advantage: Math.max(advantage, 0),
    threat: Math.max(-advantage, 0),
    triumph,
    despair,
  }
}

/** The net symbols of a roll now. `net` is there if it does not follow from the dice. */
export function symbolsNow({ dice, net }: Pick<Roll, 'dice' | 'net'>): Symbols {
  if (!net) return symbolsOf(dice)
  const { success, advantage, triumph, despair } = net
  return { success, advantage: Math.max(advantage, 0), threat: Math.max(-advantage, 0), triumph, despair }
}

/** The light and dark points of Force dice, as printed. */
export function forceOf({ force = [] }: Roll['dice']): { readonly light: number; readonly dark: number } {
  const light = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2]
  const dark = [1, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 0]
  const sum = (points: readonly number[]) => force.reduce((all, face) => all + (points[face] ?? 0), 0)
  return { light: sum(light), dark: sum(dark) }
}

type Dice = Record<string, number>
const MOST = 10

/** The dice of a part by its stored modifiers: skill, then all added, all upgrades, all downgrades, all removed. */
export function diceOf({ basis, modifiers, force = 0 }: Pick<CheckPart, 'basis' | 'modifiers' | 'force'>): Dice {
  if (!basis) throw new Error('The game master knows every basis')
  const [high, low] = [Math.max(basis.value, basis.ranks), Math.min(basis.value, basis.ranks)]
  const dice: Dice = { proficiency: low, ability: high - low, boost: 0, challenge: 0, difficulty: 0, setback: 0 }
  const of = (op: string) => modifiers.filter((one) => one.on && one.op === op)
  for (const { die, count } of of('add')) dice[die] = Math.min(MOST, (dice[die] ?? 0) + count)
  for (const { die, count } of of('upgrade')) for (let time = 0; time < count; time += 1) upgrade(dice, die)
  for (const { die, count } of of('downgrade')) for (let time = 0; time < count; time += 1) downgrade(dice, die)
  for (const { die, count } of of('remove')) dice[die] = Math.max(0, (dice[die] ?? 0) - count)
  return Object.fromEntries(Object.entries({ ...dice, force }).filter(([, count]) => count > 0))
}

export const isAgainst = (die: string) => ['challenge', 'difficulty', 'setback'].includes(die)
const ladder = (die: string) => (isAgainst(die) ? ['difficulty', 'challenge'] : ['ability', 'proficiency'])

function upgrade(dice: Dice, die: string): void {
  const [plain = '', better = ''] = ladder(die)
  if ((dice[plain] ?? 0) === 0) dice[plain] = 1
  else if ((dice[better] ?? 0) < MOST) {
    dice[plain] = (dice[plain] ?? 0) - 1
    dice[better] = (dice[better] ?? 0) + 1
  }
}

function downgrade(dice: Dice, die: string): void {
  const [plain = '', better = ''] = ladder(die)
  if ((dice[better] ?? 0) === 0 || (dice[plain] ?? 0) >= MOST) return
  dice[better] = (dice[better] ?? 0) - 1
  dice[plain] = (dice[plain] ?? 0) + 1
}
