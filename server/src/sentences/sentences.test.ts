import { forceOption, spendingOptions, standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { checkReasons, outcomeByText, reasonByText } from './sentences.ts'

const attack = { hit: true, aimed: true, critical: 2 }
const options = [
  ...standardSkills.flatMap(({ id }) => spendingOptions({ skill: id, attack: null })),
  ...[true, false].flatMap((melee) =>
    spendingOptions({
      skill: 'melee',
      attack: {
        ...attack,
        melee,
        qualities: [
          { name: 'Burn', rating: 2 },
          { name: 'Knockdown', rating: 1 },
        ],
      },
    }),
  ),
]

it.each([...new Set(options.filter(({ id }) => !id.startsWith('quality')).flatMap(({ name, text }) => [name, text]))])(
  '[LANG-31] “%s” has a code',
  (text) => {
    expect(outcomeByText(text)).toMatchObject({ text, said: { params: {} } })
  },
)

it('[LANG-31] the reason of queued dice has a code, and words of people have none', () => {
  const queued = options
    .filter(({ effect }) => effect.kind === 'queued')
    .map(({ name }) => reasonByText(name).said?.code)
  expect(new Set(queued)).toEqual(
    new Set(['help', 'hinder', 'hardMoment', 'opening'].map((name) => `checkReasons.${name}`)),
  )
  expect(outcomeByText(forceOption('light', { strain: 1, points: 0 }, 'story point').name).said?.code).toBe(
    'checkOutcomes.useForce',
  )
  expect(outcomeByText('The lamp goes out')).toEqual({ text: 'The lamp goes out' })
  expect(checkReasons.range({ band: 'Long', dice: 3 })).toEqual({
    text: 'Long range: Hard',
    said: { code: 'checkReasons.range', params: { band: 'Long', dice: 3 } },
  })
})
