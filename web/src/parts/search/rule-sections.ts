import { rulesIndex } from '@waybook/messages/rulesIndex'
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
} from '@waybook/rules'

import { camelCaseToWords } from '#ui/text/words.ts'

/** The fragment of the list of skills in its section. */
export const SKILLS_ID = 'skills'

const linesOf = (items: readonly Move[]) => items.map(({ name, text }) => rulesIndex.nameAndText({ name, text }))

/**
 * The sections of the Rules page, in order. `id` is the fragment of the page's address. A search looks through the lines and shows the matching line,
 * or else the first. The texts are getters, because the language may change.
 */
export const ruleSections = [
  section(
    'your-turn',
    () => rulesIndex.yourTurn(),
    () => [rulesIndex.turnLine(), rulesIndex.incidentals({ names: incidentals.join(', ') })],
  ),
  section(
    'actions',
    () => rulesIndex.actions(),
    () => [rulesIndex.actionsLine(), ...linesOf(actions)],
  ),
  section(
    'maneuvers',
    () => rulesIndex.maneuvers(),
    () => [rulesIndex.maneuversLine(), ...linesOf(maneuvers)],
  ),
  section(
    'the-dice',
    () => rulesIndex.theDice(),
    () => [
      rulesIndex.diceLine(),
      ...dieKinds.map((die) =>
        rulesIndex.die({ die: camelCaseToWords(die), sides: dice[die].sides, role: dieRole[die] }),
      ),
    ],
  ),
  section(
    'reading-the-dice',
    () => rulesIndex.reading(),
    () => [
      rulesIndex.readingLine(),
      ...symbolPairs.map(({ kind, harm, meaning }) =>
        rulesIndex.symbols({ symbol: camelCaseToWords(kind), opposite: harm, meaning }),
      ),
    ],
  ),
  section(
    'spending',
    () => rulesIndex.spending(),
    () => [
      rulesIndex.spendingLine(),
      ...spendingTiers.flatMap(({ cost, advantage, threat }) => [
        ...advantage.map((bought) => rulesIndex.advantage({ cost, bought })),
        ...threat.map((bought) => rulesIndex.threat({ cost, bought })),
      ]),
    ],
  ),
  section(
    'range-bands',
    () => rulesIndex.ranges(),
    () => [
      rulesIndex.rangesLine(),
      ...rangeBands.map((band) => rulesIndex.nameAndText({ name: band, text: rangeMeaning[band] })),
    ],
  ),
  section(
    'weapon-attacks',
    () => rulesIndex.attacks(),
    () => [
      rulesIndex.attacksLine(),
      ...weaponTypes.map((weapon) =>
        rulesIndex.weapon({
          weapon: camelCaseToWords(weapon),
          skill: camelCaseToWords(attackWith(weapon, undefined).skill),
        }),
      ),
    ],
  ),
  section(
    'building-dice-pools',
    () => rulesIndex.pools(),
    () => [
      rulesIndex.poolsLine(),
      ...linesOf(poolSteps),
      rulesIndex.difficulty({ names: difficulties.map(({ name, dice: count }) => `${name} ${count}`).join(', ') }),
    ],
  ),
  section(
    'strain',
    () => rulesIndex.strain(),
    () => [rulesIndex.strainLine()],
  ),
] as const

function section<Id extends string>(id: Id, title: () => string, lines: () => readonly [string, ...string[]]) {
  return {
    id,
    get title() {
      return title()
    },
    get lines() {
      return lines()
    },
  }
}

export type RuleSectionId = (typeof ruleSections)[number]['id']
