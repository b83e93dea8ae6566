import { expect, it } from 'vitest'

import { effectFacts } from './effect-facts.ts'
import { skills } from './effect-fixture.ts'
import { parseEffect } from './parse-effect.ts'

/** The table of `docs/spec/facts.md`. */
it.each([
  ['-1 setback on perception or vigilance', ['-setback, perception, 1', '-setback, vigilance, 1']],
  ['soak +rank', ['soak, always, 1']],
  ['upgrade difficulty 2 when attacked and …', []],
  ['handling -2', ['handling, always, -2']],
  ['+1 advantage and damage +1 when attacking', ['+advantage, attacking, 1', 'damage, attacking, 1']],
  ['reroll all yours on any, pay 1 story point', ['reroll, any, 0']],
  ['turn 1 boost to success on brawn', ['turn boost, brawn, 1']],
  ['give "Burning" for rank rounds when hitting', ['give, hitting, 0']],
])('[FCT-11] %s', (line, rows) => {
  const parsed = parseEffect(line, skills)
  const facts = parsed.ok ? effectFacts(parsed.effect, 1) : []
  expect(facts.map(({ does, on, amount }) => `${does}, ${on}, ${amount}`)).toEqual(rows)
})
