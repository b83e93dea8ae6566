import { expect, it } from 'vitest'

import { twinNames } from './twin-names.ts'

const page = (path: string, { name = 'Weir Gate', text = '' } = {}) => ({
  name,
  source: { path, text },
})

it.each([
  {
    what: 'all but the first get their folder',
    pages: [page('World/Lore/weir gate.md'), page('Places/Weir Gate.md')],
    wanted: [{ file: 'World/Lore/weir gate.md', name: 'Weir Gate (Lore)' }],
  },
  {
    what: 'folders of the same name get theirs too',
    pages: [page('Weir.md'), page('A/Lore/Weir.md'), page('B/Lore/Weir.md')],
    wanted: [
      { file: 'A/Lore/Weir.md', name: 'Weir Gate (Lore)' },
      { file: 'B/Lore/Weir.md', name: 'Weir Gate (B/Lore)' },
    ],
  },
  {
    what: 'a page with such a name keeps it',
    pages: [page('Weir.md'), page('A/Lore/Weir.md'), page('B.md', { name: 'weir gate (lore)' })],
    wanted: [{ file: 'A/Lore/Weir.md', name: 'Weir Gate (A/Lore)' }],
  },
  {
    what: 'a file that says its name keeps it',
    pages: [page('Weir.md'), page('A/Weir.md', { text: '---\nname: Weir Gate\n---\n' })],
    wanted: [],
  },
  { what: 'a file in no folder keeps it', pages: [page('Weir.md'), page('weir.md')], wanted: [] },
  { what: 'other names are left alone', pages: [page('A.md'), page('B/B.md', { name: 'B' })], wanted: [] },
])('[CIM-453] of pages with the same name, $what', ({ pages, wanted }) => expect(twinNames(pages)).toEqual(wanted))
