import { expect, it } from 'vitest'

import { isTextOf, linesBeforeText, textIn, withText } from './page-text.ts'

const head = '---\nname: A bell\n---\n'

it.each([
  [`${head}\nIt hums.\n`, 'It hums.\n', 4],
  [`${head}It hums.`, 'It hums.', 3],
  [`${head}\n \n\nIt hums.`, 'It hums.', 6],
  ['It hums.', 'It hums.', 0],
  [head, '', 3],
  ['---\r\nname: A bell\r\n---\r\n\r\nIt hums.\r\n', 'It hums.\r\n', 4],
])('[EDI-233] the text of %j is %j, after %i lines', (file, text, lines) => {
  expect(textIn(file)).toBe(text)
  expect(linesBeforeText(file)).toBe(lines)
  expect(isTextOf(file, text)).toBe(true)
  expect(withText(file, text, text)).toBe(text === '' ? `${file}\n` : file)
})

it('[EDI-233] keeps an empty line typed at the beginning', () => {
  const file = withText(`${head}\nIt hums.`, 'It hums.', '\nIt hums.')
  expect(file).toBe(`${head}\n\nIt hums.`)
  expect(isTextOf(file, '\nIt hums.')).toBe(true)
})

it('[EDI-233] puts an empty line before the first text, and leaves nothing else after deleting it', () => {
  const first = withText(head, '', 'It')
  expect(first).toBe(`${head}\nIt`)
  expect(withText(first, 'It', 'It hums')).toBe(`${head}\nIt hums`)
  expect(withText(first, 'It', '')).toBe(`${head}\n`)
})

it('[EDI-233] isTextOf is false for another text', () => {
  expect(isTextOf(`${head}\nIt hums.`, 'hums.')).toBe(false)
})
