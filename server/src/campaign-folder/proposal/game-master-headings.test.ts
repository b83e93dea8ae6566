import { expect, it } from 'vitest'

import { gameMasterHeadings, proposeHidden } from './game-master-headings.ts'

const linesOf = (text: string, ...hidden: string[]) =>
  gameMasterHeadings({ source: { path: 'a.md', text } }, new Set(hidden)).map(({ line }) => line)

it('[CIM-448] headings that look like notes for the game master are reported, but not those in code', () => {
  expect(linesOf('# Mira\n\n## DM notes\nx\n### Game Master only ###\n## Secrets\n## Gmund\n')).toEqual([3, 5, 6])
  expect(linesOf('```\n## DM notes\n```\n')).toEqual([])
  expect(linesOf('## Looks\n')).toEqual([])
  expect(linesOf('---\ntags: dm\n---\nGM only\n---\n> [!warning]- Notes MJ\n> x\n> [!secret] gm\n')).toEqual([4, 6])
  expect(linesOf('## DM notes\n## **GM only**:\n', 'dm notes', 'gm only')).toEqual([])
})

it('[CAM-353] names of headings, callouts, folders, tags and pages are proposed with the number of pages', () => {
  const files = [
    { file: 'GM only/Plot.md', text: '## Secrets\n## secrets:\n', tags: [] },
    { file: 'GM only/DM screen.md', text: '', tags: ['gm'] },
    { file: 'Inn.md', text: '> [!note] DM Notes\n> x', tags: [] },
  ]
  expect(proposeHidden(files, new Set(['secrets']))).toEqual([
    { name: 'GM only', pages: 2 },
    { name: 'DM Notes', pages: 1 },
    { name: 'DM screen', pages: 1 },
    { name: 'gm', pages: 1 },
  ])
})
