import { expect, it } from 'vitest'

import { splitFile } from './split-file.ts'

it.each([
  ['---\nname: Rope\n---\nIt is wet.\n', 'name: Rope\n', 'It is wet.\n'],
  ['---\nname: Rope\n---\nIt is wet.\n\n---\n\nStill.\n', 'name: Rope\n', 'It is wet.\n\n---\n\nStill.\n'],
  ['---\n---\nIt is wet.\n\n---\n\nStill.\n', '', 'It is wet.\n\n---\n\nStill.\n'],
  ['---\n---', '', ''],
  ['\uFEFF---\r\nname: Rope\r\n---\r\nIt is wet.', 'name: Rope\r\n', 'It is wet.'],
  ['---\nname: |\n  one\n  ---\n---\nIt is wet.\n', 'name: |\n  one\n  ---\n', 'It is wet.\n'],
  ['It is wet.\n---\nStill.\n', null, 'It is wet.\n---\nStill.\n'],
  ['---\nname: Rope\n', null, '---\nname: Rope\n'],
])('[CAM-5] front matter ends at the first line of dashes after the opening one: %j', (text, frontMatter, body) => {
  expect(splitFile(text)).toEqual({ frontMatter, body, bodyOffset: text.length - body.length })
})
