import { expect, it } from 'vitest'

import { isLoopbackHost } from './new-link.tsx'

it.each(['localhost', 'waybook.localhost', '127.0.0.1', '127.0.1.1', '[::1]'])(
  '[MEM-11] %s works on this computer only',
  (host) => {
    expect(isLoopbackHost(host)).toBe(true)
  },
)

it.each(['192.168.1.20', 'localhost.example', '127.0.0.1.example', '[fd00::1]', 'waybook.example'])(
  '[MEM-11] %s works on other devices too',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false)
  },
)
