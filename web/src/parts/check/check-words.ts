import type { Check, CheckModifier, CheckPart } from '@waybook/contract'
import { checkWords } from '@waybook/messages/checkWords'
import { gameWords } from '@waybook/messages/gameWords'
import { type Die, type Skill, isCharacteristic, difficultyName } from '@waybook/rules'

import { orderWords } from '#ui/dice/throw-words.ts'
import { conditionName } from '#ui/text/condition-name.ts'
import { saidWords } from '#ui/text/said-words.ts'
import { skillName } from '#ui/text/skill-names.ts'

/** The roller's dice. */
export const ownDice: readonly Die[] = ['proficiency', 'ability', 'boost']
/** The dice against the roller. */
export const opposingDice: readonly Die[] = ['challenge', 'difficulty', 'setback']

/** The check in a few words, such as "Hard Perception"; without the difficulty if the viewer may not know it. */
export function checkTitle({ kind }: Pick<Check, 'kind'>, part: CheckPart, skills: readonly Skill[]): string {
  const whom = targetName(part.target)
  const names = part.skills.map((id) => skillName(skills, id))
  const any = names.length === 0 ? '' : names.reduce((one, another) => checkWords.either({ one, another }))
  switch (kind) {
    case 'attack':
      if (whom !== '') return checkWords.attackOn({ target: whom })
      return part.target?.weapon
        ? checkWords.attackWith({ weapon: weaponName(part.target.weapon) })
        : checkWords.attackBareHanded()
    case 'healing':
      return whom === '' ? checkWords.treatSomebody() : checkWords.treat({ target: whom })
    case 'initiative':
      return checkWords.initiative({ skills: any })
    case 'recovery':
      return checkWords.recoverStrain({ skills: any })
    case 'opposed':
    case 'skill': {
      const difficulty = difficultyOf(part)
      return difficulty === null ? any : checkWords.skillCheck({ difficulty, skills: any })
    }
  }
}

/** The name of the target: "Someone" if the viewer does not know it, empty without a target. */
export function targetName(target: CheckPart['target']): string {
  if (target?.id === '' && target.name !== '') return checkWords.someone()
  return target?.name ?? ''
}

/** Without a weapon, the server says "Bare hands". */
const weaponName = (weapon: string) => (weapon === BARE_HANDS ? checkWords.bareHands() : weapon)
const BARE_HANDS = 'Bare hands'

/** The outcome of a rolled part in a few words: "Succeeds", "Fails", or for initiative "2nd of 5 in the order". */
export function outcomeWords(
  { kind }: Pick<Check, 'kind'>,
  { place }: Pick<CheckPart, 'place'>,
  success: number,
): string {
  if (kind === 'initiative') return orderWords(place)
  return success > 0 ? checkWords.succeeds() : checkWords.fails()
}

/**
 * The title of a check that the viewer is asked to roll, such as "Hard Perception from the game master". Attacks and treatments, which the viewer
 * began, have no sender.
 */
export function askTitle(check: Pick<Check, 'kind'>, part: CheckPart, skills: readonly Skill[]): string {
  const title = checkTitle(check, part, skills)
  return check.kind === 'attack' || check.kind === 'healing' ? title : checkWords.fromGameMaster({ title })
}

/** The name of the difficulty; `null` if it is hidden from the viewer or comes from an opponent. */
function difficultyOf({ modifiers }: CheckPart): string | null {
  const found = modifiers.find(({ reason, on }) => on && reason.kind === 'difficulty')
  return found ? reasonWords(found) : null
}

/** Modifiers with the same text, combined. */
export interface ReasonChip {
  readonly ids: readonly string[]
  readonly text: string
  readonly on: boolean
}

/** The reasons for one side's dice: chips that the viewer may switch, and read-only reasons as text. */
export interface SideReasons {
  readonly chips: readonly ReasonChip[]
  readonly fixed: string
}

/** Omits modifiers with a stepper (manually added dice, and the difficulty) and those with a switch of their own. */
export function reasonsOf(modifiers: readonly CheckModifier[], dice: readonly Die[]): SideReasons {
  const alike = Map.groupBy(
    modifiers.filter(({ die, effect }) => dice.includes(die) && effect === undefined),
    ({ op, die, reason, on, owner, by, editable }) => [op, die, reason.text, on, owner, by, editable].join('|'),
  )
  const groups = [...alike.values()].flatMap((group) => {
    const [first] = group
    const count = group.reduce((sum, one) => sum + one.count, 0)
    return first ? [{ first, ids: group.map(({ id }) => id), text: textOf(first, count), on: first.on }] : []
  })
  return {
    chips: groups.filter(({ first }) => first.editable && !isStepped(first) && first.reason.kind !== 'difficulty'),
    fixed: groups.flatMap(({ first, text, on }) => (first.editable || !on ? [] : [text])).join(', '),
  }
}

/** Whether the viewer adds and removes this modifier with a stepper. */
export function isStepped({ op, die, reason, editable, on, owner }: CheckModifier): boolean {
  const isOwn = editable && on && owner !== 'ally'
  return isOwn && op === 'add' && (die === 'boost' || die === 'setback') && reason.kind === 'hand'
}

/** Adds the name of an ally. For other modifiers, the side shows who made them. */
function textOf(modifier: CheckModifier, count: number): string {
  const text = chipText(modifier, count)
  return modifier.owner === 'ally' && modifier.by !== null
    ? checkWords.byAlly({ reason: text, ally: modifier.by })
    : text
}

function chipText({ op, die, reason }: CheckModifier, count: number): string {
  const { kind } = reason
  const text = reasonWords({ reason, count })
  if ((kind === 'difficulty' || kind === 'range') && text !== '') return text
  const dice = changeWords(op, die, count)
  return text === '' ? dice : checkWords.dueTo({ dice, reason: text })
}

/** Why dice are in a pool, such as "Hard", "Medium range: Average" or "Wight: Melee defence". */
function reasonWords({ reason, count }: Pick<CheckModifier, 'reason' | 'count'>): string {
  const { kind, text, about } = reason
  if (kind === 'difficulty' && text === difficultyName(count)) return gameWords.difficulty({ dice: count })
  if (kind === 'condition' && !reason.said) return conditionName(text)
  const words = saidWords(reason)
  return about === undefined || words === text ? words : checkWords.about({ name: about, reason: words })
}

function changeWords(op: CheckModifier['op'], die: Die, count: number): string {
  switch (op) {
    case 'add':
      return checkWords.added({ count, die })
    case 'remove':
      return checkWords.removed({ count, die })
    case 'upgrade':
      return checkWords.upgrades({ count })
    case 'downgrade':
      return checkWords.downgrades({ count })
  }
}

/** The sources of a skill's dice, such as "Cunning 3, 2 ranks". */
export function basisText({ basis }: CheckPart): string {
  if (!basis) return ''
  const { characteristic, value, ranks } = basis
  return isCharacteristic(characteristic)
    ? checkWords.basis({ characteristic: gameWords.characteristic({ characteristic }), value, ranks })
    : ''
}
