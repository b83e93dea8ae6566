import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { runCommand } from '@waybook/server/cli/run-command.ts'
import { vi } from 'vitest'

export const MAIN = path.resolve(import.meta.dirname, '../../../server/src/main.js')

/** The result of a command: its exit code and output. */
export interface CommandResult {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

interface CommandOptions {
  /** The time after which the command is killed. */
  readonly killAfterMs?: number
  /** Variables in addition to the tests' environment. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs the `waybook` command in a separate process on a data folder. */
export async function waybook(
  dataDir: string,
  args: readonly string[],
  { killAfterMs, environment }: CommandOptions = {},
): Promise<CommandResult> {
  const env = { ...process.env, ...environment, DATA_DIR: dataDir, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
  const plug = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(plug)
  return { code, ...said }
}

/**
 * Runs the command in this process, which takes a tenth of the time. Use it to test a command's effects and output; for each command, a test
 * with `waybook` shows the exit code of the program. Not for two commands at the same time.
 */
export async function waybookHere(
  dataDir: string,
  args: readonly string[],
  { environment }: Pick<CommandOptions, 'environment'> = {},
): Promise<CommandResult> {
  const said = { out: '', error: '' }
  const hear = (stream: 'stdout' | 'stderr', as: keyof typeof said) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[as] += String(text)
      return true
    })
  const heard = [hear('stdout', 'out'), hear('stderr', 'error')]
  try {
    const variables = { ...process.env, ...environment, DATA_DIR: dataDir, NODE_ENV: 'production' }
    return { code: await runCommand(args, variables), ...said }
  } finally {
    for (const one of heard) one.mockRestore()
  }
}

/** Runs the command as a program in the outer ring, and in this process in `npm test`. */
export const waybookByRing: typeof waybookHere = process.env['LONG'] ? waybook : waybookHere

/** A temporary folder with these files. It is deleted after the test run. */
export async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-test-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}
