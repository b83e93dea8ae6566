import { expect, it } from 'vitest'

import { commandLine } from './command-line.ts'

it.each([
  [undefined, 'npm run waybook -- invite --gm'],
  ['', 'npm run waybook -- invite --gm'],
  ['./waybook', './waybook invite --gm'],
  ['/opt/my games/waybook', '"/opt/my games/waybook" invite --gm'],
])('[RUN-168] a message names the command of a program started as %s', (started, line) => {
  expect(commandLine('invite --gm', { WAYBOOK_COMMAND: started })).toBe(line)
})
