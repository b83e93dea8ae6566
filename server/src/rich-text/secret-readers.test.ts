import { expect, it } from 'vitest'

import { renderMarkdown } from './render-markdown.ts'
import { idOf } from './secret-marks.ts'
import { digestIn, isForMore, secretReaders } from './secret-readers.ts'

const [A, B] = ['characters/a', 'characters/b']

/** The readers of a text's secrets, in order. */
function readersIn(...lines: readonly string[]) {
  const text = renderMarkdown(lines.join('\n'))
  if (!text.ok) throw new Error(text.why)
  const readers = secretReaders(text.full)
  return text.secrets.map((mark) => readers.get(digestIn(idOf(mark))))
}

it('[SES-296] the readers of a secret also read the secrets around it', () => {
  const nested = (outer: string, inner: string) =>
    readersIn(`> [!secret]${outer}`, '> outer', '>', `> > [!secret]${inner}`, '> > inner')
  expect(nested('', ' for everyone')).toEqual([[], []])
  expect(nested(` for [[${A}]]`, ' for everyone')).toEqual([[A], [A]])
  expect(nested(' for everyone', ` for [[${A}]] and [[${B}]]`)).toEqual(['everyone', [A, B]])
  expect(nested(` for [[${A}]] and [[${B}]]`, ` for [[${B}]]`)).toEqual([[A, B], [B]])
  expect(nested(` for [[${A}]]`, ` for [[${B}]]`)).toEqual([[A], []])
})

it('[SES-296] the same words in two secrets have the readers of both', () => {
  expect(readersIn('> [!secret]', '> x', '', `> [!secret] for [[${A}]]`, '> x')).toEqual([[A], [A]])
  expect(readersIn('> [!secret] for everyone', '> x', '', '> [!secret]', '> x')).toEqual(['everyone', 'everyone'])
})

it.each([
  ['everyone', [], true],
  ['everyone', 'everyone', false],
  [[A], 'everyone', false],
  [[A], [B], true],
  [[A], [A, B], false],
  [[], [A], false],
] as const)('[SES-296] whether %j is for more than %j: %j', (one, other, more) => {
  expect(isForMore(one, other)).toBe(more)
})
