import { expect, it } from 'vitest'

import { hasDesktop } from './open-browser.ts'

it.each([
  ['opens on Windows', { platform: 'win32', isTerminal: true, variables: {} }, true],
  ['opens on macOS', { platform: 'darwin', isTerminal: true, variables: {} }, true],
  [
    'opens on a Linux desktop',
    { platform: 'linux', isTerminal: true, variables: { WAYLAND_DISPLAY: 'wayland-0' } },
    true,
  ],
  ['does not open on a Linux server', { platform: 'linux', isTerminal: true, variables: {} }, false],
  [
    'does not open over SSH',
    { platform: 'darwin', isTerminal: true, variables: { SSH_CONNECTION: '10.0.0.2' } },
    false,
  ],
  ['does not open without a terminal', { platform: 'win32', isTerminal: false, variables: {} }, false],
] as const)('[RUN-165] the browser %s', (_when, surroundings, opens) => {
  expect(hasDesktop(surroundings)).toBe(opens)
})
