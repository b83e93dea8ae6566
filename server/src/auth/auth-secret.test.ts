import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { readAuthSecret } from './auth-secret.ts'

let folder = ''
const file = () => path.join(folder, 'auth.secret')

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waybook-secret-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

test('the first start generates 32 random bytes that only the host can read', async () => {
  const secret = await readAuthSecret(null, file())
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
})

test('later starts use the same secret', async () => {
  expect(await readAuthSecret(null, file())).toBe(await readAuthSecret(null, file()))
})

test('a secret from the environment takes precedence and creates no file', async () => {
  expect(await readAuthSecret('from the environment, long enough', file())).toBe('from the environment, long enough')
  await expect(stat(file())).rejects.toThrow('ENOENT')
})

test('an empty file is refused, because it would be an empty secret', async () => {
  await writeFile(file(), '\n')
  await expect(readAuthSecret(null, file())).rejects.toThrow('is empty')
})
