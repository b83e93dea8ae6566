import { expect, it } from 'vitest'

import { stopSignals } from './stop-signals.ts'

it.each([
  ['on Linux in a terminal', { platform: 'linux', isTerminal: true }, ['SIGINT', 'SIGTERM', 'SIGHUP']],
  ['on macOS in a terminal', { platform: 'darwin', isTerminal: true }, ['SIGINT', 'SIGTERM', 'SIGHUP']],
  ['under nohup or a service manager', { platform: 'linux', isTerminal: false }, ['SIGINT', 'SIGTERM']],
  ['on Windows', { platform: 'win32', isTerminal: false }, ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']],
] as const)('[RUN-103] what asks a server to stop %s', (_where, surroundings, signals) => {
  expect(stopSignals(surroundings)).toEqual(signals)
})
