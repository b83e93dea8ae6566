import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { forbidStorage } from '#testing/forbid-storage.ts'

let allowStorage: () => void
beforeEach(() => {
  vi.resetModules()
  allowStorage = forbidStorage()
})
afterEach(() => {
  allowStorage()
  vi.unstubAllGlobals()
})

it('nothing breaks in a browser that blocks storage', async () => {
  const { chooseCharacter, forgetChosenCharacter } = await import('./chosen-character.ts')
  expect(() => chooseCharacter('characters/kessa-vane')).not.toThrow()
  expect(forgetChosenCharacter).not.toThrow()
  const { isDiceKeyEnabled, setDiceKeyEnabled } = await import('./tray.ts')
  expect(() => setDiceKeyEnabled(false)).not.toThrow()
  expect(isDiceKeyEnabled()).toBe(true)
  const { noteStartedJob } = await import('#parts/image/generate/use-generation.ts')
  expect(() => noteStartedJob('characters/kessa-vane', 'job')).not.toThrow()
  const { forgetPages, recentPages, setPinned } = await import('./remembered-pages.ts')
  expect(forgetPages).not.toThrow()
  expect(() => setPinned('maren', 'items/bell', true)).not.toThrow()
  expect(recentPages('maren')).toEqual([])
})

it('a page that cannot store that it has reloaded does not reload automatically', async () => {
  const { mayReload } = await import('#recovery/missing-code.ts')
  expect(mayReload()).toBe(false)
})
