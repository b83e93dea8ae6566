import type { Check, CheckModifier, CheckPart } from '@waybook/contract'
import { skillName, type Die, type Skill } from '@waybook/rules'

/** The dice of the lane of who rolls. */
export const ownDice: readonly Die[] = ['proficiency', 'ability', 'boost']
/** The dice of the lane against them. */
export const opposingDice: readonly Die[] = ['challenge', 'difficulty', 'setback']

/** Who is asked first when it is the viewer's turn to roll. */
export const isToRoll = ({ mine, roll }: CheckPart) => mine && roll === null

/** What is rolled in a few words, such as "Hard Perception"; without the difficulty for those who may not know it. */
export function checkTitle({ kind }: Pick<Check, 'kind'>, part: CheckPart, skills: readonly Skill[]): string {
  const { target } = part
  const names = part.skills.map((id) => skillName(skills, id)).join(' or ')
  switch (kind) {
    case 'attack':
      return target ? `Attack on ${target.name}` : 'Attack'
    case 'healing':
      return target ? `Treat ${target.name}` : 'Treat wounds'
    case 'initiative':
      return `Initiative: ${names}`
    case 'recovery':
      return `Recover strain: ${names}`
    case 'opposed':
    case 'skill': {
      const difficulty = difficultyOf(part)
      return difficulty === null ? names : `${difficulty} ${names}`
    }
  }
}

/** How the viewer is asked for it, such as "Hard Perception from the game master". What the viewer began comes from nobody. */
export function askTitle(check: Pick<Check, 'kind'>, part: CheckPart, skills: readonly Skill[]): string {
  const title = checkTitle(check, part, skills)
  return check.kind === 'attack' || check.kind === 'healing' ? title : `${title} from the game master`
}

/** The difficulty by its name; `null` if it is hidden from the viewer or comes from an opponent. */
export function difficultyOf({ modifiers }: CheckPart): string | null {
  return modifiers.find(({ reason, on }) => on && reason.kind === 'difficulty')?.reason.text ?? null
}

/** Modifiers that read the same, as one. */
export interface ReasonChip {
  readonly ids: readonly string[]
  readonly text: string
  /** Such as "Bram". */
  readonly by: string | null
  readonly on: boolean
  readonly editable: boolean
}

/** Why the dice of a lane are what they are. */
export function chipsOf(modifiers: readonly CheckModifier[], dice: readonly Die[]): ReasonChip[] {
  const ofLane = modifiers.filter(({ die }) => dice.includes(die))
  const alike = Map.groupBy(ofLane, ({ op, die, reason, on, lane, by }) =>
    [op, die, reason.text, on, lane, by].join('|'),
  )
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const count = group.reduce((sum, one) => sum + one.count, 0)
    const editable = group.every((one) => one.editable)
    return { ids: group.map(({ id }) => id), text: chipText(first, count), by: first.by, on: first.on, editable }
  })
}

function chipText({ op, die, reason }: CheckModifier, count: number): string {
  const { kind, text } = reason
  if (kind === 'difficulty' && text !== '') return text
  const what = changeWords(op, die, count)
  return text === '' ? what : `${what}: ${text}`
}

function changeWords(op: CheckModifier['op'], die: Die, count: number): string {
  switch (op) {
    case 'add':
      return `${count} ${die}`
    case 'remove':
      return `${count} ${die} less`
    case 'upgrade':
      return count === 1 ? '1 upgrade' : `${count} upgrades`
    case 'downgrade':
      return count === 1 ? '1 downgrade' : `${count} downgrades`
  }
}

/** How the dice of a skill come about, such as "Cunning 3, 2 ranks". */
export function basisText({ basis }: CheckPart): string {
  if (!basis) return ''
  const { characteristic, value, ranks } = basis
  const name = characteristic.charAt(0).toUpperCase() + characteristic.slice(1)
  return `${name} ${value}, ${ranks} ${ranks === 1 ? 'rank' : 'ranks'}`
}
