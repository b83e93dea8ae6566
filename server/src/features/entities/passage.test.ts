import { searchWords } from '@waybook/contract'
import { assert, nat, property, string } from 'fast-check'
import { expect, it } from 'vitest'

import { PASSAGE_MAX, passageOf } from './passage.ts'

const of = (words: readonly string[]) => ({ words, matching: 'exact' as const })
const filler = (words: number) => Array.from({ length: words }, () => 'reed').join(' ')

it('[SEA-4] shows a short text in full, on one line', () => {
  expect(passageOf(['', 'Rung by  the\ntide.', 'More.'], of(['tide']))).toBe('Rung by the tide.')
})

it('[SEA-4] shows the beginning of the texts if none contains the words', () => {
  expect(passageOf(['', `Of old. ${filler(60)}`], of(['tide']))).toMatch(/^Of old\. reed .*reed…$/)
  expect(passageOf([], of(['tide']))).toBe('')
})

it('[SEA-4] cuts a long text between words, around the first match', () => {
  const passage = passageOf(['Nothing.', `${filler(50)} the tide ${filler(50)} tide`], of(['tide']))
  expect(passage).toMatch(/^…reed (?:reed )*the tide reed (?:reed )*reed…$/)
})

it('[SEA-4] prefers a place where several of the words occur together to an earlier one', () => {
  const text = `The lamp. ${filler(60)} The tide took the lamp.`
  expect(passageOf([text], of(['lamp', 'tide']))).toMatch(/The tide took the lamp\.$/)
})

it('[SEA-4] never exceeds the maximum length, and always returns a part of the text', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 600 }), nat(600), (text, at) => {
      const words = searchWords(text.slice(at)).slice(0, 2)
      const passage = passageOf([text], of(words))
      expect(passage.length).toBeLessThanOrEqual(PASSAGE_MAX)
      expect(text.replaceAll(/\s+/g, ' ')).toContain(passage.replace(/^…/, '').replace(/…$/, ''))
    }),
  )
})
