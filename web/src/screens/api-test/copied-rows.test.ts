import { expect, it } from 'vitest'

import { copiedRows } from './copied-rows.ts'

it.each(['=1+1', '+1 to hit', '-2+3', '@SUM(A1)', ' =1', '"=1+1"', '＝1'])(
  '[QRY-7] the cell %s is copied with a leading apostrophe in every column',
  (cell) => {
    expect(copiedRows([`${cell}\tLantern`, `Lantern\t${cell}`])).toBe(`'${cell}\tLantern\nLantern\t'${cell}`)
  },
)

it('[QRY-7] numbers and other texts are copied unchanged', () => {
  const lines = ['items/bell\tA = B', '-3\t4.5', '-1e-7\ta-b', '\t']
  expect(copiedRows(lines)).toBe(lines.join('\n'))
})
