import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { startFiles } from './launcher.ts'
import { platforms, type Platform } from './platforms.ts'

const version = '1.2.3'
const SAYS_HOW =
  'console.log([process.argv.slice(2).join(), process.env.DATA_DIR, process.env.WAYBOOK_COMMAND].join("\\n"))'

/** A folder with the launcher and a program that prints how it was started. */
async function unpacked(platform: Platform): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'waybook-test-')), 'my games')
  await mkdir(path.join(folder, 'app/server/dist'), { recursive: true })
  await writeFile(path.join(folder, 'app/server/dist/main.js'), SAYS_HOW)
  const text = (await startFiles(platform, { version, hasNode: false })).get('waybook') ?? ''
  await writeFile(path.join(folder, 'waybook'), text, { mode: 0o755 })
  return folder
}

function run(launcher: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(launcher, args, { env, encoding: 'utf8' })
  return [status, stdout, stderr]
}

it.each(platforms)('[RUN-167] the texts for $name have no placeholders left', async (platform) => {
  for (const hasNode of [true, false])
    for (const text of (await startFiles(platform, { version, hasNode })).values())
      expect(text).not.toMatch(/@[A-Z_]+@/)
})

it.each(platforms)('[RUN-167] the README for $name asks for Node only if the archive has none', async (platform) => {
  const readme = async (hasNode: boolean) => (await startFiles(platform, { version, hasNode })).get('README.txt')
  expect(await readme(true)).not.toContain('nodejs.org')
  expect(await readme(false)).toContain('needs Node 24 or newer: install it from https://nodejs.org')
})

it('[RUN-167] the launcher for Windows has the line ends of Windows, which its labels need', async () => {
  const windows = platforms.filter(({ os: system }) => system === 'win32')
  for (const platform of windows)
    for (const text of (await startFiles(platform, { version, hasNode: true })).values())
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(windows).not.toEqual([])
})

describe.runIf(process.platform !== 'win32')('the launcher for a POSIX shell', () => {
  const NODE_HERE = path.dirname(process.execPath)

  it.each([
    ['linux-x64', '/home/ada/.local/share/waybook'],
    ['macos-arm64', '/home/ada/Library/Application Support/Waybook'],
  ])('[RUN-167] for %s starts the server with its data in the home: %s', async (name, dataDir) => {
    const platform = platforms.find((one) => one.name === name)
    if (!platform) throw new Error(`There is no platform ${name}`)
    const launcher = path.join(await unpacked(platform), 'waybook')
    const env = { PATH: NODE_HERE, HOME: '/home/ada' }
    expect(run(launcher, [], env)).toEqual([0, `start\n${dataDir}\n${launcher}\n`, ''])
    expect(run(launcher, ['check', 'my campaign'], { ...env, DATA_DIR: '/srv/data' })).toEqual([
      0,
      `check,my campaign\n/srv/data\n${launcher}\n`,
      '',
    ])
  })

  const [linux] = platforms

  it.runIf(linux)('[RUN-167] can be called by a link in another folder', async () => {
    const folder = linux ? await unpacked(linux) : ''
    const link = path.join(path.dirname(folder), 'play')
    await symlink('my games/waybook', link)
    const env = { PATH: `${NODE_HERE}:/usr/bin:/bin`, XDG_DATA_HOME: '/srv' }
    expect(run(link, [], env)).toEqual([0, `start\n/srv/waybook\n${link}\n`, ''])
  })

  it.runIf(linux)('[RUN-167] asks in one sentence for Node if there is none, or one that is too old', async () => {
    const folder = linux ? await unpacked(linux) : ''
    await writeFile(path.join(path.dirname(folder), 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    const asks =
      'waybook: This computer needs Node 24 or newer. Install it from https://nodejs.org, then start again.\n'
    for (const PATH of ['', path.dirname(folder)])
      expect(run(path.join(folder, 'waybook'), [], { PATH })).toEqual([1, '', asks])
  })
})
