import { diceNames } from '@waybook/messages/diceNames'
import { gameWords } from '@waybook/messages/gameWords'
import {
  actions,
  dice,
  dieKinds,
  dieRole,
  difficulties,
  incidentals,
  maneuvers,
  poolSteps,
  rangeBands,
  rangeMeaning,
  spendingTiers,
  symbolPairs,
  weaponTypes,
  attackWith,
  type Move,
  standardSkills,
} from '@waybook/rules'

import { skillName } from '#ui/text/skill-names.ts'
import { capitalised } from '#ui/text/words.ts'

/** The fragment of the list of skills in its section. */
export const SKILLS_ID = 'skills'

const linesOf = (items: readonly Move[]) => items.map(({ name, text }) => `${name}. ${text}`)

/**
 * The sections of the Rules page, in order. `id` is the fragment of the page's address. A search looks through the lines and shows the matching line,
 * or else the first.
 */
export const ruleSections = [
  {
    id: 'your-turn',
    title: 'Your turn',
    lines: ['One action, one maneuver, and incidentals.', `Incidentals: ${incidentals.join(', ')}.`],
  },
  {
    id: 'actions',
    title: 'Actions',
    lines: ['The main thing you do on your turn. Most need a check.', ...linesOf(actions)],
  },
  { id: 'maneuvers', title: 'Maneuvers', lines: ['Activities that take effort, but no check.', ...linesOf(maneuvers)] },
  {
    id: 'the-dice',
    title: 'The dice',
    lines: [
      'Three dice for you and three against you, with all their faces.',
      ...dieKinds.map((die) => `${diceNames.die({ die })} die, d${dice[die].sides}. ${dieRole[die]}`),
    ],
  },
  {
    id: 'reading-the-dice',
    title: 'Reading the dice',
    lines: [
      'Symbols cancel their opposites one for one.',
      ...symbolPairs.map(({ kind, harm, meaning }) => `${diceNames.symbol({ symbol: kind })} and ${harm}. ${meaning}`),
    ],
  },
  {
    id: 'spending',
    title: 'Spending advantage and threat',
    lines: [
      'What advantage and threat buy, and triumph and despair.',
      ...spendingTiers.flatMap(({ cost, advantage, threat }) => [
        ...advantage.map((bought) => `${cost} advantage: ${bought}.`),
        ...threat.map((bought) => `${cost} threat: ${bought}.`),
      ]),
    ],
  },
  {
    id: 'range-bands',
    title: 'Range bands',
    lines: [
      'Distance, and how hard it makes an attack.',
      ...rangeBands.map((band) => `${gameWords.band({ band })}. ${rangeMeaning[band]}`),
    ],
  },
  {
    id: 'weapon-attacks',
    title: 'Weapon attacks',
    lines: [
      'Damage, soak, aim, cover, defence and the Adversary talent.',
      ...weaponTypes.map(
        (weapon) => `${capitalised(weapon)}: ${skillName(standardSkills, attackWith(weapon, undefined).skill)}.`,
      ),
    ],
  },
  {
    id: 'building-dice-pools',
    title: 'Building dice pools',
    lines: [
      'Characteristic, ranks, difficulty, upgrades and downgrades, step by step.',
      ...linesOf(poolSteps),
      `Difficulty: ${difficulties.map(({ dice: count }) => `${gameWords.difficulty({ dice: count })} ${count}`).join(', ')}.`,
    ],
  },
  {
    id: 'strain',
    title: 'Strain',
    lines: ['Exhaustion without wounds: suffering it, shaking it off with a stimpack, and the threshold.'],
  },
] as const satisfies readonly RuleSection[]

interface RuleSection {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

export type RuleSectionId = (typeof ruleSections)[number]['id']
