import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  const items: Record<string, string> = {}
  // The keys of a browser's storage are its own properties.
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(items, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  }
  vi.stubGlobal('localStorage', new Proxy(items, { get: (_items, key) => Reflect.get(methods, key) as unknown }))
})
afterEach(() => vi.unstubAllGlobals())

/** The store of a page that has just loaded. */
async function reloaded() {
  vi.resetModules()
  return await import('./dismissed-help.ts')
}

it('[CHK-207] a dismissed line stays dismissed after a reload, until the account is removed from the device', async () => {
  const { dismissHelp } = await reloaded()
  dismissHelp('check-1')
  dismissHelp('check-2')
  const { dismissedHelp, forgetDismissedHelp } = await reloaded()
  expect(dismissedHelp()).toEqual(['check-2', 'check-1'])
  forgetDismissedHelp()
  expect((await reloaded()).dismissedHelp()).toEqual([])
})

it('[CHK-207] only the newest are remembered', async () => {
  const { dismissHelp } = await reloaded()
  Array.from({ length: 30 }, (_, index) => dismissHelp(`check-${index}`))
  const { dismissedHelp } = await reloaded()
  expect(dismissedHelp()).toHaveLength(20)
  expect(dismissedHelp()[0]).toBe('check-29')
})
