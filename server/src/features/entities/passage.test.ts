import { assert, nat, property, string } from 'fast-check'
import { expect, it } from 'vitest'

import { searchWords } from '#rich-text/search-words.ts'

import { PASSAGE_MAX, passageOf } from './passage.ts'

const filler = (words: number) => Array.from({ length: words }, () => 'reed').join(' ')

it('[SEA-4] a short text is shown whole, on one line', () => {
  expect(passageOf(['', 'Rung by  the\ntide.', 'More.'], ['tide'])).toBe('Rung by the tide.')
})

it('[SEA-4] without the words in a text, the passage is how the texts begin', () => {
  expect(passageOf(['', `Of old. ${filler(60)}`], ['tide'])).toMatch(/^Of old\. reed .*reed…$/)
  expect(passageOf([], ['tide'])).toBe('')
})

it('[SEA-4] a long text is cut between words, round the first that was found', () => {
  const passage = passageOf(['Nothing.', `${filler(50)} the tide ${filler(50)} tide`], ['tide'])
  expect(passage).toMatch(/^…reed (?:reed )*the tide reed (?:reed )*reed…$/)
})

it('[SEA-4] a place where several of the words stand together goes before an earlier one', () => {
  const text = `The lamp. ${filler(60)} The tide took the lamp.`
  expect(passageOf([text], ['lamp', 'tide'])).toMatch(/The tide took the lamp\.$/)
})

it('[SEA-4] no passage is longer than it may be, and each is a piece of its text', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 600 }), nat(600), (text, at) => {
      const words = searchWords(text.slice(at)).slice(0, 2)
      const passage = passageOf([text], words)
      expect(passage.length).toBeLessThanOrEqual(PASSAGE_MAX)
      expect(text.replaceAll(/\s+/g, ' ')).toContain(passage.replace(/^…/, '').replace(/…$/, ''))
    }),
  )
})
