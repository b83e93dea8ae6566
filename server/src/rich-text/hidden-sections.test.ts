import { expect, it } from 'vitest'

import { hiddenName } from './hidden-sections.ts'
import { openTextOf } from './open-text/open-text.ts'
import { renderMarkdown } from './render-markdown.ts'

const hidden = new Set(['DM notes', 'GM only:'].map(hiddenName))

function readBy(markdown: string) {
  const rendered = renderMarkdown(markdown, hidden)
  if (!rendered.ok) throw new Error(rendered.why)
  return rendered
}

it.each([
  ['a heading', 'Inn.\n\n## DM notes\n\nZQX.\n\n### More\n\nZQX\n\n## Rooms\n\nTwo.', 'Inn. Rooms Two.'],
  ['a heading with markup and a colon', '## **dm**  Notes:\nZQX', ''],
  ['an underlined heading', 'GM only\n---\nZQX\n\nA rule\n===\nOpen', 'A rule Open'],
  ['a heading in a list', '- Open\n- ## DM notes\n  ZQX\n- Last', 'Open Last'],
  ['a heading in a quote', '> Open\n>\n> ## DM notes\n> ZQX\n\nLast', 'Open Last'],
  ['a callout', '> [!warning]- GM only\n> ZQX\n\nLast', 'Last'],
  ['a comment within the heading', '## DM %%x%%notes\nZQX', ''],
  ['code that looks like one', '```\n## DM notes\n```\nOpen', '## DM notes Open'],
  ['a secret for everyone within it', '## DM notes\n\n> [!secret] for everyone\n> ZQX', ''],
])('[RTX-268] players do not read the section of %s that campaign.yaml hides', (_what, markdown, words) => {
  const { open, search, full } = readBy(markdown)
  expect(open).not.toContain('ZQX')
  expect(search.open.replaceAll(/\s+/g, ' ').trim()).toBe(words)
  expect(full.includes('<aside data-secret="">')).toBe(!markdown.startsWith('```'))
})

it('[RTX-268] links in a hidden section are mentions for the game master only', () => {
  expect(readBy('[[a/one]]\n\n# DM notes\n[[a/two]]').mentions.map(({ to, secret }) => ({ to, secret }))).toEqual([
    { to: 'a/one', secret: false },
    { to: 'a/two', secret: true },
  ])
})

it('[RTX-268] a secret within a hidden section keeps its own readers, and gets no more', () => {
  const { variants, secrets } = readBy('## DM notes\n\n> [!secret] for [[characters/mira]]\n> ZQX')
  expect(variants).toEqual([])
  expect(secrets.map(({ audience }) => audience)).toEqual([['characters/mira']])
})

it('[RTX-268] players propose no changes to a text with a hidden section', () => {
  const reader = { character: null, idOf: () => null, names: new Map<string, string>(), hidden }
  expect(openTextOf('Open\n\n## DM notes\n\nZQX', reader)).toBeNull()
  expect(openTextOf('Open\n\n## Notes\n\nOpen', reader)?.text).toContain('Notes')
})
