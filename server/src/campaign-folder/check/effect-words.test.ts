import { parseEffect, standardSkills, type Effect } from '@waybook/rules'
import { expect, it } from 'vitest'

import { whyDoubtful, whyNoEffect } from './effect-words.ts'

const skills = standardSkills.map(({ id }) => id)

/** The table of `docs/spec/effects.md`. */
it.each([
  ['+1 boost on stealh', '"stealh" does not belong at character 13', 'did you mean stealth?'],
  [
    '+1 boost on stealth at night',
    '"at" does not belong at character 21',
    'write if scene has night, or if "at night", which people decide',
  ],
  ['give Burning when hitting', '"Burning" does not belong at character 6', 'put the words in quotes: "Burning"'],
  [
    'reroll 1 yours on perception, once a session',
    '"a" does not belong at character 36',
    'write per after once: once per session',
  ],
  [
    'reduce damage when hit in melee',
    '"when" does not belong at character 15',
    'write a number, rank, 2 + rank, 5 per rank or a characteristic',
  ],
  [
    'once per session',
    '"once" does not begin an effect',
    'inside [ ] a comma ends a line; put each line of its own after "- "',
  ],
  ['+1 boost on', 'the line ends too early', 'write any, brawn, agility, intellect, cunning'],
])('[EFF-4] %s: %s', (line, what, fix) => {
  const parsed = parseEffect(line, skills)
  if (parsed.ok) throw new Error('It is an effect')
  const why = whyNoEffect(line, parsed)
  expect([why.what, why.isText]).toEqual([`effect "${line}": ${what}`, false])
  expect(why.fix).toContain(fix)
})

it('[EFF-4] a line that does not begin like an effect may be text', () => {
  const parsed = parseEffect('Heals you at dawn.', skills)
  expect(!parsed.ok && whyNoEffect('Heals you at dawn.', parsed).isText).toBe(true)
})

it.each([
  [['+1 boost on charm', '+1 boost  on charm'], 'is there twice'],
  [['upgrade difficulty 1'], 'makes every check of its owner harder'],
  [['upgrade difficulty rank when attacked', 'upgrade difficulty 1 on charm'], ''],
])('[EFF-41] %j: %s', (lines, what) => {
  const earlier: Effect[] = []
  const doubts = lines.flatMap((line) => {
    const parsed = parseEffect(line, skills)
    if (!parsed.ok) return []
    const doubt = whyDoubtful(parsed.effect, earlier)
    earlier.push(parsed.effect)
    return doubt ? [doubt.what] : []
  })
  expect(doubts).toHaveLength(what === '' ? 0 : 1)
  expect(doubts.join('')).toContain(what)
})
