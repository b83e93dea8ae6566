import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { makeDataDir } from './data-dir.ts'

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777

it('[RUN-7] only its own account can read a new data folder', async () => {
  const root = path.join(await temporaryFolder(), 'data')
  await makeDataDir(root)
  expect(await modeOf(root)).toBe(0o700)
})

it('[RUN-7] an existing folder is closed to other accounts', async () => {
  const root = await temporaryFolder()
  await chmod(root, 0o755)
  const warnings: string[] = []
  await makeDataDir(root, (line) => void warnings.push(line))
  expect([await modeOf(root), warnings]).toEqual([0o700, []])
})
