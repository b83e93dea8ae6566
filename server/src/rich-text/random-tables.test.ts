import { expect, it } from 'vitest'

import { htmlWords } from './plain-words.ts'
import { randomTablesIn } from './random-tables.ts'
import { renderMarkdown } from './render-markdown.ts'

function tablesIn(markdown: string, version: 'full' | 'open' = 'full') {
  const rendered = renderMarkdown(markdown)
  return randomTablesIn(rendered.ok ? rendered[version] : '').map(({ id, title, dice, entries, faults }) => {
    const read = entries.map(({ from, to, html }) => `${from}-${to} ${htmlWords(html).trim().replaceAll(/\s+/g, ' ')}`)
    return { id, title, notation: dice.notation, entries: read, faults }
  })
}

it('[TABL-2] reads a table whose first head names dice', () => {
  const head = '## Weather\n\n| dice: 1d6 | Sky | Wind |\n|---|---|---|\n'
  expect(tablesIn(`${head}| 1-4 | Rain | West |\n| 5–6 | **Fog** | |\n`)).toMatchObject([
    { title: 'Weather', notation: 'd6', entries: ['1-4 1-4, Rain, West', '5-6 5–6, Fog'], faults: [] },
  ])
})

it('[TABL-2] reads a list below a heading or a paragraph with dice, with numbers or without', () => {
  const text =
    '## Night (d100)\n\n- 1-20 A quiet night\n- 21-00 Wolves\n\n**d4** Boats\n\n1. Punt\n2. Barge\n   - wet\n3. Raft\n4. None\n'
  expect(tablesIn(text)).toMatchObject([
    { title: 'Night', notation: 'd100', entries: ['1-20 1-20 A quiet night', '21-100 21-00 Wolves'], faults: [] },
    { title: 'Boats', notation: 'd4', entries: ['1-1 Punt', '2-2 Barge wet', '3-3 Raft', '4-4 None'], faults: [] },
  ])
})

it('[TABL-2] other lists and tables are not random tables', () => {
  expect(tablesIn('Bring:\n\n- 3 ropes\n\n| Name | d6 |\n|---|---|\n| a | b |\n\nd6\n\nText\n\n- 1 a\n')).toEqual([])
})

it('[TABL-3] a player reads no table in a secret, and no secret in an entry, but the same id', () => {
  const secret = '> [!secret]\n> | d4 | Spies |\n> |---|---|\n> | 1-4 | Plumbago |\n'
  const text = `d2 Doors\n\n- 1 Open\n\n  > [!secret]\n  > Plumbago\n\n- 2 Shut\n\n${secret}`
  const [full, open] = [tablesIn(text), tablesIn(text, 'open')]
  expect(full.map(({ notation }) => notation)).toEqual(['d2', 'd4'])
  expect(open).toEqual([full[0]])
  expect(JSON.stringify(open)).not.toMatch(/plumbago/i)
})

it('[TABL-5] tells gaps and overlaps', () => {
  expect(tablesIn('d6\n\n- 1-3 a\n- 3 b\n- 5-6 c\n')[0]?.faults).toEqual(['3 has several entries', '4 has no entry'])
})
