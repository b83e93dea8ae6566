import { afterEach, expect, it, vi } from 'vitest'

import chosen from '../../../../public/assets/dice-box/dice-box.json'
import file from '../../../../public/assets/dice-box/themes/genesys/theme.json'
import { diceTheme, genesys, loadTheme } from './dice-theme.ts'

afterEach(() => vi.unstubAllGlobals())

it('[THR-13] the theme file that hosts copy says what is built in', () => {
  expect(file).toEqual(genesys)
  expect(chosen).toEqual({ theme: 'genesys' })
})

it.each([
  ['a colour that is none', { table: { cloth: 'url(x)', thread: '#000000' } }],
  ['a die too few', { dice: {} }],
  ['a path that is none', { symbols: { ...genesys.symbols, threat: { ...genesys.symbols.threat, path: 'alert(1)' } } }],
  ['a share above 1', { resin: { ...genesys.resin, clearcoat: 2 } }],
])('[THR-13] a theme with %s is refused', (_, part) => {
  expect(diceTheme.safeParse({ ...genesys, ...part }).success).toBe(false)
})

/** Serves a host's files, by path. */
function serve(files: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', async (path: string) => await Promise.resolve(Response.json(files[path] ?? {})))
}

it('[THR-13] dice look as the theme says that the host named', async () => {
  const own = { ...genesys, table: { cloth: '#400000', thread: '#600000' } }
  serve({ '/assets/dice-box/dice-box.json': { theme: 'wine' }, '/assets/dice-box/themes/wine/theme.json': own })
  expect(await loadTheme()).toEqual(own)
})

it.each([
  ['is not there', { theme: 'wine' }],
  ['leads elsewhere', { theme: '../../../api/me' }],
  ['is none', { theme: 7 }],
])('[THR-13] where the named theme %s, dice look as built in', async (_, setting) => {
  serve({ '/assets/dice-box/dice-box.json': setting })
  expect(await loadTheme()).toEqual(genesys)
})
