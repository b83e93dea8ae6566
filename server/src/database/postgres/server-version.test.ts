import { expect, it } from 'vitest'

import { expectVersion } from './server-version.ts'

it('[RUN-13] PostgreSQL older than 15 is refused', () => {
  expect(() => expectVersion(140_021)).toThrow(/has version 14; Waybook needs 15 or newer/)
  expect(() => expectVersion(150_000)).not.toThrow()
})
