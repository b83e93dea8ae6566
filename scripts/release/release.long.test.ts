import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import * as tar from 'tar'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { makeRelease } from './make-release.ts'
import { platformHere } from './platforms.ts'

const PACKING_MS = 300_000
const STARTING_MS = 120_000

const platform = platformHere()

describe.runIf(platform && platform.os !== 'win32')('the archive for this platform', () => {
  let work = ''
  let folder = ''

  beforeAll(async () => {
    if (!platform) return
    work = await mkdtemp(path.join(os.tmpdir(), 'waybook-archive-'))
    const { file } = await makeRelease(platform, work, new Date(0))
    await tar.extract({ file, cwd: work })
    await rm(file)
    // A user may put it into a folder with any name.
    folder = path.join(work, 'my games')
    await rename(path.join(work, path.basename(file, '.tar.gz')), folder)
  }, PACKING_MS)

  afterAll(async () => await rm(work, { recursive: true, force: true }))

  const environment = async () => ({ PATH: '', HOME: await mkdtemp(path.join(work, 'home-')) })
  const launcher = () => path.join(folder, 'waybook')

  it(
    '[RUN-167] starts without a PATH, serves the page with the demo, and keeps its data in the home',
    async () => {
      const port = await freePort()
      const env = { ...(await environment()), PORT: String(port) }
      const child = spawn(launcher(), { env, stdio: ['ignore', 'pipe', 'inherit'] })
      onTestFinished(() => void child.kill('SIGKILL'))
      let said = ''
      for await (const chunk of child.stdout) if ((said += String(chunk)).includes('is open at')) break
      expect(said).toContain(`The Drowned Road is open at http://localhost:${port}`)
      const page = await fetch(`http://localhost:${port}/`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')])
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      const again = spawnSync(launcher(), ['invite', '--gm'], { env, encoding: 'utf8' })
      expect([again.status, again.stdout]).toEqual([0, expect.stringMatching(/^http:.*\/join#/)])
    },
    STARTING_MS,
  )

  it(
    '[RUN-167] runs commands from any folder, and names them as it was called',
    async () => {
      const env = await environment()
      const run = (...args: string[]) => spawnSync(launcher(), args, { env, cwd: env.HOME, encoding: 'utf8' })
      expect(run('new', 'mine')).toMatchObject({ status: 0, stderr: '' })
      expect(run('check', 'mine')).toMatchObject({
        status: 0,
        stdout: '1 file not read, but kept for exports: README.md\n0 faults, 0 warnings\n',
      })
      expect(run('import', 'mine').status).toBe(0)
      const damaged = path.join(env.HOME, 'damaged')
      await writeFile(damaged, 'x'.repeat(9000))
      const data = path.join(
        env.HOME,
        platform?.os === 'darwin' ? 'Library/Application Support/Waybook' : '.local/share/waybook',
      )
      await copyFile(damaged, path.join(data, 'waybook.db'))
      expect(run('start').stderr).toContain(`"${launcher()}" restore FILE`)
    },
    STARTING_MS,
  )
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
