import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { renameHeld } from './held-files.ts'

/** Renames after a number of refusals, as Windows does while another program holds the file. */
async function renamed({ platform, code, refusals }: { platform: NodeJS.Platform; code: string; refusals: number }) {
  const folder = await temporaryFolder()
  const [from, to] = [path.join(folder, 'new'), path.join(folder, 'old')]
  await Promise.all([writeFile(from, 'new'), writeFile(to, 'old')])
  const pauses: number[] = []
  let left = refusals
  const attempt = async (one: string, other: string) => {
    left -= 1
    if (left >= 0) throw Object.assign(new Error(code), { code })
    await rename(one, other)
  }
  const pause = async (ms: number) => void pauses.push(await Promise.resolve(ms))
  const outcome = await renameHeld(from, to, { platform, attempt, pause }).then(
    () => 'renamed',
    (error: unknown) => String(error),
  )
  return { outcome, content: await readFile(to, 'utf8'), waitedMs: pauses.reduce((sum, ms) => sum + ms, 0) }
}

it.each(['EPERM', 'EACCES', 'EBUSY'])(
  '[RUN-169] on Windows, a file that gives %s is renamed once it is free',
  async (code) => {
    const { outcome, content } = await renamed({ platform: 'win32', code, refusals: 3 })
    expect([outcome, content]).toEqual(['renamed', 'new'])
  },
)

it.each([
  ['on Windows, after three seconds', { platform: 'win32', code: 'EPERM', refusals: 99 }, 3000],
  ['on Windows, at once if the file is missing', { platform: 'win32', code: 'ENOENT', refusals: 99 }, 0],
  ['on Linux, at once', { platform: 'linux', code: 'EPERM', refusals: 1 }, 0],
] as const)('[RUN-169] a refusal is reported %s', async (_when, held, waitedMs) => {
  expect(await renamed(held)).toEqual({ outcome: `Error: ${held.code}`, content: 'old', waitedMs })
})
