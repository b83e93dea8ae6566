import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** Syntax that the shells of Linux, macOS and Windows read differently. */
const SHELL_SYNTAX = /[$&|;<>`'"(){}*?%^\\~]|\b(?:exec|env|set)\b|\w+=/

const scripts = globSync(['package.json', '*/package.json']).flatMap((file) => {
  const description: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const found = typeof description === 'object' && description && 'scripts' in description ? description.scripts : {}
  return Object.entries(found ?? {}).map(([name, line]) => [`${file}: ${name}`, String(line)] as const)
})

it.each(['exec node main.js', 'A=1 node main.js', '"$node" main.js', 'oxfmt && oxlint', 'node *.js'])(
  '[RUN-163] finds syntax that only some shells read: %s',
  (line) => expect(line).toMatch(SHELL_SYNTAX),
)

it.each(scripts)('[RUN-163] %s has no shell syntax', (_script, line) => {
  expect(line).not.toMatch(SHELL_SYNTAX)
})
