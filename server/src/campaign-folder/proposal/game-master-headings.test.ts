import { expect, it } from 'vitest'

import { gameMasterHeadings } from './game-master-headings.ts'

const linesOf = (text: string) => gameMasterHeadings({ source: { path: 'a.md', text } }).map(({ line }) => line)

it('[CIM-448] headings that look like notes for the game master are reported, but not those in code', () => {
  expect(linesOf('# Mira\n\n## DM notes\nx\n### Game Master only ###\n## Secrets\n## Gmund\n')).toEqual([3, 5, 6])
  expect(linesOf('```\n## DM notes\n```\n')).toEqual([])
  expect(linesOf('## Looks\n')).toEqual([])
})
