import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { completeEffect, withCompletion } from './complete-effect.ts'
import { anyEffect, skills } from './effect-fixture.ts'
import { explainEffect } from './explain-effect.ts'
import { effectPhrases, formatEffect, lineOfPhrases } from './format-effect.ts'
import { parseEffect } from './parse-effect.ts'

const labels = (line: string) => completeEffect(line, skills).map(({ label }) => label)

describe('what may come next in a line', () => {
  it.each([
    ['', ['+', '-', 'upgrade', 'reroll', 'soak', 'offer', 'ask']],
    ['+', ['boost', 'advantage', '1', 'rank']],
    ['+1 bo', ['boost']],
    ['+1 boost', ['on', 'when', 'if', 'unless', 'for', 'and', ',']],
    ['+1 boost on stea', ['stealth']],
    ['+1 boost when ', ['attacking', 'attacked', 'hit']],
    ['+1 boost when attacking in m', ['in melee']],
    ['reduce damage 2', ['per rank', '+ rank', 'when']],
    ['soak +1, pay 2 ', ['strain', 'story point']],
    ['+1 boost on any, once ', ['per']],
    ['give ', ['words in quotes']],
  ])('[EFF-39] %j: %j', (line, some) => {
    expect(labels(line)).toEqual(expect.arrayContaining(some))
  })

  it.each(['say "Hu', '+1 boost on stealh and ', 'once '])('[EFF-39] nothing comes after %j', (line) => {
    expect(labels(line)).toEqual([])
  })

  it('[EFF-39] a tap puts the word where it belongs', () => {
    const tapped = ['+', '1', 'boost', 'on', 'stealth', 'if', 'words in quotes'].reduce((line, label) => {
      const option = completeEffect(line, skills).find((one) => one.label === label)
      return option ? withCompletion(line, option).line : `${line} has no ${label}`
    }, '')
    expect(tapped).toBe('+1 boost on stealth if ""')
    const comma = { label: ',', insert: ',', caret: 1, from: 8 }
    expect(withCompletion('soak +1 ', comma)).toEqual({ line: 'soak +1,', caret: 8 })
  })

  it('[EFF-39] every beginning of an effect can be continued by its next word', () => {
    fc.assert(
      fc.property(anyEffect.map(formatEffect), (line) => {
        for (const { 0: word, index } of line.matchAll(/(?<=^[^"]* )\p{L}+(?= |$)/gu)) {
          const before = line.slice(0, index)
          if (/[\\"]|(?:\+|\bis|\bhas) $/u.test(before)) continue
          expect(labels(before).some((one) => one.split(' ').includes(word))).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})

it('[EFF-40] the parts of a line are the same effect, joined again', () => {
  fc.assert(
    fc.property(anyEffect, (effect) => {
      expect(lineOfPhrases(effectPhrases(effect))).toBe(formatEffect(effect))
    }),
  )
  expect(
    lineOfPhrases({ mode: '', what: ' soak +1 ', who: '', when: '', tests: '', pay: '', limit: 'once per round' }),
  ).toBe('soak +1, once per round')
})

it.each([
  [
    '-1 setback on perception or vigilance if scene has fog',
    'Takes away 1 setback die in checks of perception or vigilance, if the scene has fog. Always on.',
  ],
  [
    'reduce damage 2 + rank when hit in melee, pay 3 strain',
    'Takes 2 + rank off the damage when hit in melee. Costs 3 strain. Offered, and off at first.',
  ],
  ['soak 1 and melee defense +1', 'Gives soak 1, if nothing gives more, and raises melee defense by 1. Always on.'],
  [
    'ask reroll all yours on any, pay 1 story point',
    'Rerolls all of your dice in every check. Costs 1 story point. The game master switches it on.',
  ],
  [
    '+rank boost for allies within close on charm if "they listen", 2 per session',
    'Adds rank boost dice for allies within close range in checks of charm, if they listen. 2 times per session. Offered, and off at first.',
  ],
])('[EFF-40] %s reads: %s', (line, sentence) => {
  const parsed = parseEffect(line, skills)
  expect(parsed.ok && explainEffect(parsed.effect, { nameOf: (id) => id })).toBe(sentence)
})
