import { expect, it } from 'vitest'

import { checkFiles } from './check-files.ts'

const there = new Set(['Papers/deed.pdf', 'song.mp3', 'map.png'])
const reported = (text: string) =>
  checkFiles([{ source: { path: 'items/bell.md', text } }], there).map(({ line, message }) => `${line}: ${message}`)

it.each([
  ['[[deed.pdf]] ![[Song.MP3]] [[Papers/deed.pdf#page=2|it]]', []],
  ['A bell.\n\n![[lost.pdf]]', ['3: "lost.pdf" is not in the folder, so its link is plain text']],
  ['[[Other/deed.pdf|it]]', ['1: "Other/deed.pdf" is not in the folder, so its link is plain text']],
  ['`[[lost.pdf]]` %% [[lost.mp3]] %%', []],
  ['[[lost.png]] [[Lost page]]', []],
])('[CIM-452] the report says which files that a text links to are missing: %j', (text, wanted) =>
  expect(reported(text)).toEqual(wanted),
)
