import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { offered } from '@waybook/messages'
import {
  ENGLISH,
  keyOf,
  lettersOf,
  PSEUDO,
  readEnglish,
  translationFaults,
  translations,
  translationsIn,
  translator,
  unusedMessages,
} from '@waybook/messages/compile'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const code = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(test|examples)\.tsx?$/.test(file))

const messages = readEnglish(ENGLISH)

/** Areas whose messages without parameters are found by their English (`codesByText`), or by the id of a problem. */
const foundByText: ReadonlySet<string> = new Set(['checkOutcomes', 'checkReasons', 'problemKinds'])
/** Areas with a message for each value of a type, which does not compile without it. */
const foundByName: ReadonlySet<string> = new Set(['logDeeds'])

it('[LANG-3] every message is used', () => {
  const sought = messages.filter(
    ({ area, text }) => !foundByName.has(area) && (!foundByText.has(area) || text.includes('{')),
  )
  expect(unusedMessages(sought, code('{web,server}/src/**/*.{ts,tsx}').map(read).join('\n'))).toEqual([])
})

it.each(translations)('[LANG-3] the translation into %s has no faults', (language) => {
  const isOffered = offered.some((one) => one.language === language)
  expect(translationFaults(messages, translationsIn(language), isOffered)).toEqual([])
})

it.each(['en', ...translations, PSEUDO])('[LANG-21] the texts in %s fit where room is short', (language) => {
  const translate = translator(language)
  const tooLong = messages.filter((message) => lettersOf(translate(message)) > (message.most ?? Infinity))
  expect(tooLong.map(keyOf)).toEqual([])
})

/** The folders of the web app whose texts are all messages. An issue adds the others. */
const translated = [
  'web/src/sign-in',
  'web/src/parts/api-keys',
  'web/src/parts/not-found',
  'web/src/recovery',
  'web/src/screens/home',
  'web/src/screens/tabletop',
  'web/src/parts/change-dice',
  'web/src/parts/check',
  'web/src/parts/dice-result',
  'web/src/parts/dice-tray',
  'web/src/parts/encounter',
  'web/src/parts/hands',
  'web/src/parts/sheet-*',
  'web/src/screens/my-character',
  'web/src/screens/new-character',
  'web/src/parts/entity',
  'web/src/parts/map',
  'web/src/parts/notes',
  'web/src/screens/list',
  'web/src/screens/news',
  'web/src/screens/notes',
  'web/src/screens/rules',
  'web/src/screens/sessions',
  'web/src/screens/world',
  'web/src/screens/proposals',
  'web/src/parts/proposals',
  'web/src/screens/editor',
  'web/src/screens/schedule',
  'web/src/parts/schedule',
  'web/src/screens/proof',
  'web/src/screens/display',
  'web/src/parts/image',
  'web/src/parts/evening',
  'web/src/screens/fault',
  'web/src/screens/scene',
  'web/src/screens/character',
  'web/src/screens/entity',
  'web/src/screens/newsletter',
  'web/src/screens/layout',
  'web/src/parts/search',
  'web/src/parts/feed',
  'web/src/ui',
  'web/src/api',
  'web/src/stores',
  'web/src/look',
  'web/src/parts/continuity',
  'web/src/parts/campaign',
  'web/src/parts/campaigns',
  'web/src/parts/new-page',
  'web/src/parts/new-campaign',
  'web/src/parts/scene-from-map',
  'web/src/parts/give-item',
  'web/src/parts/view-as',
  'web/src/parts/skill-grid',
  'web/src/parts/pause',
  'web/src/parts/newsletter',
  'web/src/parts/attack-pool',
  'web/src/parts/sounds',
  'web/src/parts/flying-dice',
  'web/src/parts/tracker',
  'web/src/parts/preview',
  'web/src/parts/download',
  'web/src/screens/profile',
  'web/src/screens/share',
  'web/src/parts/share',
  'web/src/screens/paper',
  'web/src/routes',
  'web/src/service-worker',
  'web/src/screens/admin',
]

/** Attributes and properties that users read or hear. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint|message|text|submitLabel|busyLabel|loading)$/
const LETTERS = /\p{L}{2}/u

describe('[LANG-3] no text in the code', () => {
  it.each(['web/src/*.tsx', ...translated.map((folder) => `${folder}/**/*.tsx`)].flatMap(code))('%s', (file) => {
    expect(textsIn(file)).toEqual([])
  })
})

/** The texts between tags and in attributes that users read. */
function textsIn(file: string): string[] {
  const found: string[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const text = textOf(node)
    if (text !== null && LETTERS.test(text)) found.push(text.trim())
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, read(file)).program)
  return found
}

function textOf(node: { readonly type: unknown }): string | null {
  if (node.type === 'JSXText' && 'value' in node) return String(node.value)
  if (node.type !== 'JSXAttribute' || !('name' in node) || !('value' in node)) return null
  const { name, value } = node
  const isRead = hasString(name, 'name') && READ.test(name.name)
  return isRead && hasString(value, 'value') ? value.value : null
}

function hasString<Key extends string>(node: unknown, key: Key): node is Record<Key, string> {
  return (
    typeof node === 'object' &&
    node !== null &&
    typeof Object.entries(node).find(([name]) => name === key)?.[1] === 'string'
  )
}
