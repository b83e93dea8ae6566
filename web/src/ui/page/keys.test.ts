import { describe, expect, it } from 'vitest'

import { ariaKeys, isPressed } from './keys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (key: string, held: Partial<typeof none> = {}) => ({ ...none, key, ...held })

describe('isPressed', () => {
  it.each([
    ['M', press('m')],
    // Caps Lock.
    ['M', press('M')],
    ['Mod+Z', press('z', { ctrlKey: true })],
    ['Mod+Z', press('z', { metaKey: true })],
    ['Shift+Mod+Z', press('Z', { metaKey: true, shiftKey: true })],
    ['+', press('+', { shiftKey: true })],
    ['ArrowUp', press('ArrowUp', { shiftKey: true })],
    ['Shift+F10', press('F10', { shiftKey: true })],
  ])('%s is %o', (keys, event) => expect(isPressed(keys, event)).toBe(true))

  it.each([
    ['M', press('n')],
    ['M', press('M', { shiftKey: true })],
    ['M', press('m', { ctrlKey: true })],
    ['M', press('m', { altKey: true })],
    ['Mod+Z', press('z')],
    ['Mod+Z', press('z', { ctrlKey: true, metaKey: true })],
    ['Mod+Z', press('Z', { ctrlKey: true, shiftKey: true })],
    ['Shift+F10', press('F10')],
  ])('%s is not %o', (keys, event) => expect(isPressed(keys, event)).toBe(false))
})

it('lists both keys that Mod means', () => {
  expect(ariaKeys(['M', 'Shift+Mod+Z'])).toBe('M Shift+Control+Z Shift+Meta+Z')
  expect(ariaKeys([])).toBeUndefined()
})
