import { readFileSync } from 'node:fs'

import { variablesInTables } from '@waybook/testing/stores/variables-in-tables.ts'
import { expect, it } from 'vitest'

import { readEnvironment, settingNames } from './environment.ts'

const least = { IMAGES_KEY: 'a key of this test', IMAGES_CALLBACK: 'http://127.0.0.1:4870' }

it('requires only a key and a callback, and defaults to the offline painter', () => {
  expect(readEnvironment({ ...least, PAINTER: '' })).toMatchObject({
    ok: true,
    environment: { painter: 'atelier', port: 4871, host: '127.0.0.1', atOnce: 1 },
  })
})

it.each([
  ['http://127.0.0.1:4870', 'http://127.0.0.1:4870/api/images/callback'],
  ['https://play.example.org/a/b?c=1', 'https://play.example.org/a/b?c=1'],
])('resolves the callback %s to %s', (IMAGES_CALLBACK, href) => {
  expect(readEnvironment({ ...least, IMAGES_CALLBACK })).toMatchObject({
    ok: true,
    environment: { callback: new URL(href) },
  })
})

it.each([
  [{ IMAGES_KEY: 'short' }, 'IMAGES_KEY must have at least 16 characters'],
  [{ IMAGES_CALLBACK: 'file:///etc' }, 'IMAGES_CALLBACK must be an address such as http://127.0.0.1:4870'],
  [{ PAINTER: 'rembrandt' }, 'PAINTER must be atelier, openai or sdweb'],
  [{ PAINTER: 'openai' }, 'OPENAI_API_KEY must be set when PAINTER is openai'],
  [{ PAINTER: 'sdweb' }, 'SD_WEBUI_URL must be set when PAINTER is sdweb'],
  [{ IMAGES_AT_ONCE: '0' }, expect.stringMatching(/^IMAGES_AT_ONCE/)],
])('rejects %j with a readable message', (set, line) => {
  expect(readEnvironment({ ...least, ...set })).toEqual({ ok: false, wrong: [line] })
})

it('[ENV-160] docs/images.md explains each setting once, and nothing else', () => {
  expect(variablesInTables(readFileSync('docs/images.md', 'utf8')).toSorted()).toEqual(settingNames.toSorted())
})
