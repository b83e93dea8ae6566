import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { judged } from './matrix/judged.ts'
import { foreignWords } from './matrix/judges/secrets.ts'
import { openMatrix, type Matrix } from './matrix/open-matrix.ts'
import { Transcript } from './matrix/transcript.ts'

/** A finding shows the wrong line; the first few are enough to find the cause. */
const SHOWN = 10
/** The import's reasons for refusing links and comments in fields that do not support them. */
const REFUSALS =
  /players would read (the id|this one|this comment)|shows nothing|is not a date|"date" cannot be|no month or era|has no effect without|is for newsletters|is not a (month|weekday)/

describe.each(engines)('on $name', ({ take }) => {
  let matrix: Matrix
  beforeAll(async () => {
    matrix = await openMatrix(take)
  })
  afterAll(async () => await matrix.close())

  it.each(judged)('$title', ({ judge }) => {
    expect(judge(matrix.transcript).slice(0, SHOWN)).toEqual([])
  })

  describe.each(judged)('a leak is found by: $title', ({ judge, leaks }) => {
    it.each(Object.entries(leaks))('%s', (_, leak) => {
      expect(judge(leak(matrix.transcript))).not.toEqual([])
    })
  })

  it('[ACC-2] the judge finds every secret in an answer to a player', () => {
    const { words, lines } = matrix.transcript
    const answer = lines.find(({ viewer, status }) => viewer === 'guest' && status === 'ok')
    const found = (word: string) => {
      const leaking = answer
        ? [{ ...answer, text: JSON.stringify({ told: word.replaceAll('"', '') }), params: {} }]
        : []
      return foreignWords(new Transcript(leaking, words)).length > 0
    }
    const hidden = [...words.foreignTo('guest')]
    expect(hidden.length).toBeGreaterThan(90)
    expect(hidden.filter((word) => !word.includes('"') && !found(word))).toEqual([])
  })

  it('[ACC-6] the import refuses a link to a hidden entity in a field that does not support links', () => {
    expect(matrix.refusals).not.toEqual([])
    expect(matrix.refusals.filter((one) => !REFUSALS.test(one))).toEqual([])
  })
})
