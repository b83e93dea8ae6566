import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

/** A longer string of classes becomes a component, or a rule of a style sheet. */
const LENGTH_MAX = 140

/** A class, such as `px-3`, `hover:underline` or `[grid-area:head]`. Some classes are plain words, but few words of a sentence look like this. */
const CLASS = /^[a-z@*!&[-]\S*[-:]\S+$/

const classes = (text: string) => {
  const words = text.trim().split(/\s+/)
  return words.filter((word) => CLASS.test(word)).length > words.length / 2
}

/** The strings and parts of templates that hold too many classes. */
function longClassStrings(file: string, source: string): string[] {
  const found: string[] = []
  const look = (text: string) => {
    if (text.length > LENGTH_MAX && classes(text)) found.push(`${file}: ${text}`)
  }
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') look(value)
    },
    TemplateElement: ({ value }) => look(value.raw),
  }).visit(parseSync(file, source).program)
  return found
}

const long = Array.from({ length: 20 }, (_, index) => `md:px-${index}`).join(' ')

it.each([
  `const look = '${long}'`,
  `const item = <li className="flex ${long}" />`,
  'const item = <li className={`${look} LONG`} />'.replace('LONG', long),
])('finds a long string of classes: %s', (source) => expect(longClassStrings('item.tsx', source)).toHaveLength(1))

it('finds no sentence', () => {
  const sentence = 'The token that has the focus is panned out from under the bars. '.repeat(5)
  expect(longClassStrings('item.tsx', `const hint = '${sentence}'`)).toEqual([])
})

it('no string of classes is too long', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(500)
  expect(
    files.flatMap((file) => longClassStrings(file, readFileSync(path.join(import.meta.dirname, file), 'utf8'))),
  ).toEqual([])
})
