import { expect, it } from 'vitest'

import { note, warning } from '#campaign-folder/fault.ts'

import { findingLines } from './findings.ts'

const file = (index: number) => ({ file: `pages/${index}.md`, line: index + 1 })
const dangling = (index: number) => warning(file(index), `"Page ${index}" leads nowhere`, 'remove it')
const findings = (count: number) => ({
  faults: [],
  warnings: Array.from({ length: count }, (_, index) => dangling(index)),
  notes: [note(file(0), 'its id is pages/x', 'links may use the id')],
})

it('[CAM-326] up to 36 findings have a line each', () => {
  const lines = findingLines(findings(35))
  expect(lines).toHaveLength(37)
  expect(lines.at(-1)).toBe('0 faults, 35 warnings')
})

it('[CAM-326] more findings are grouped by cause, with two places and a remedy', () => {
  expect(findingLines(findings(400))).toEqual([
    '400 × warning: "…" leads nowhere; remove it',
    '    pages/0.md:1, pages/1.md:2, 398 more',
    '1 × note: its id is pages/x; links may use the id',
    '    pages/0.md:1',
    '0 faults, 400 warnings, 1 note; waybook check --all lists each of them',
  ])
  expect(findingLines(findings(400), { all: true })).toHaveLength(402)
})
