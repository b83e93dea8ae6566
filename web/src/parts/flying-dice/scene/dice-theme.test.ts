import { afterEach, expect, it, vi } from 'vitest'

import chosen from '../../../../public/assets/dice-box/dice-box.json'
import file from '../../../../public/assets/dice-box/themes/genesys/theme.json'
import { diceTheme, genesys, loadTheme } from './dice-theme.ts'

afterEach(() => vi.unstubAllGlobals())

it('[THR-13] the theme file that hosts copy is equal to the built-in theme', () => {
  expect(file).toEqual(genesys)
  expect(chosen).toEqual({ theme: 'genesys' })
})

it.each([
  ['an invalid color', { table: { cloth: 'url(x)', thread: '#000000' } }],
  ['missing dice', { dice: {} }],
  ['an invalid path', { symbols: { ...genesys.symbols, threat: { ...genesys.symbols.threat, path: 'alert(1)' } } }],
  ['a share above 1', { resin: { ...genesys.resin, clearcoat: 2 } }],
])('[THR-13] a theme with %s is rejected', (_, part) => {
  expect(diceTheme.safeParse({ ...genesys, ...part }).success).toBe(false)
})

/** Serves a host's files, by path. */
function serve(files: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', async (path: string) => await Promise.resolve(Response.json(files[path] ?? {})))
}

it('[THR-13] uses the theme that the host has chosen', async () => {
  const own = { ...genesys, table: { cloth: '#400000', thread: '#600000' } }
  serve({ '/assets/dice-box/dice-box.json': { theme: 'wine' }, '/assets/dice-box/themes/wine/theme.json': own })
  expect(await loadTheme()).toEqual(own)
})

it.each([
  ['does not exist', { theme: 'wine' }],
  ['is outside the folder', { theme: '../../../api/me' }],
  ['is not a name', { theme: 7 }],
])('[THR-13] uses the built-in theme if the chosen one %s', async (_, setting) => {
  serve({ '/assets/dice-box/dice-box.json': setting })
  expect(await loadTheme()).toEqual(genesys)
})
