import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Platform } from './platforms.ts'

const FILES = path.join(import.meta.dirname, 'files')

/** What differs between the systems in the launcher and in README.txt. */
interface System {
  readonly title: string
  /** The data folder, in the words of the launcher's shell. */
  readonly dataDir: string
  /** The same folder for a reader. */
  readonly dataShown: string
  readonly start: string
  /** Where commands are typed. */
  readonly shell: string
  readonly command: string
  /** What to do before the first start. */
  readonly first: string
}

const systems: Readonly<Record<Platform['os'], System>> = {
  linux: {
    title: 'Linux',
    dataDir: '${XDG_DATA_HOME:-${HOME:-$here}/.local/share}/waybook',
    dataShown: '~/.local/share/waybook',
    start: './waybook in a terminal, in this folder',
    shell: 'a terminal',
    command: './waybook',
    first: '',
  },
  darwin: {
    title: 'macOS',
    dataDir: '${HOME:-$here}/Library/Application Support/Waybook',
    dataShown: '~/Library/Application Support/Waybook',
    start: './waybook in Terminal, in this folder',
    shell: 'Terminal',
    command: './waybook',
    first: `macOS blocks downloaded programs that Apple has not checked. Once, before the
first start, allow those in this folder: in Terminal, in this folder, run
    xattr -dr com.apple.quarantine .
`,
  },
  win32: {
    title: 'Windows',
    dataDir: '',
    dataShown: '%LOCALAPPDATA%\\Waybook',
    start: 'double-click waybook.cmd',
    shell: 'a command prompt',
    command: 'waybook',
    first: `If Windows says that it protected your PC, choose "More info", then "Run
anyway". If other devices should reach Waybook, allow Node through the firewall.
`,
  },
}

const NODE_FIRST = `This computer also needs Node 24 or newer: install it from https://nodejs.org.
`

/** The launcher and the README of an archive, by name. */
export async function startFiles(
  platform: Platform,
  { version, hasNode }: { readonly version: string; readonly hasNode: boolean },
): Promise<ReadonlyMap<string, string>> {
  const system = systems[platform.os]
  const launcher = platform.os === 'win32' ? 'waybook.cmd' : 'waybook'
  const first = system.first + (hasNode ? '' : NODE_FIRST)
  const values: Readonly<Record<string, string>> = {
    VERSION: version,
    PLATFORM: `${system.title} (${platform.cpu})`,
    DATA_DIR: system.dataDir,
    DATA: system.dataShown,
    START: system.start,
    SHELL: system.shell,
    COMMAND: system.command,
    FIRST: first && `${first}\n`,
  }
  const files = new Map<string, string>()
  for (const name of [launcher, 'README.txt']) {
    const template = await readFile(path.join(FILES, name), 'utf8')
    const text = template.replaceAll(/@([A-Z_]+)@\n?/g, (all, key: string) => filled(all, values[key]))
    // Batch files with Unix line ends can lose their labels.
    files.set(name, platform.os === 'win32' ? text.replaceAll('\n', '\r\n') : text)
  }
  return files
}

/** A placeholder alone on its line takes the line away if its value is empty. */
function filled(all: string, value: string | undefined): string {
  if (value === undefined) return all
  return all.endsWith('\n') && value !== '' && !value.endsWith('\n') ? `${value}\n` : value
}
