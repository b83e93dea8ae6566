import { enableCompileCache } from 'node:module'
import path from 'node:path'

import { readEnvironment, type Environment, UsageError } from './app/environment.ts'

/** Whatever Waybook writes, only the account that runs it can read. */
process.umask(0o077)

// Later starts reuse the compiled code. The cache lies in node_modules: in a temporary folder another account could alter it.
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/waybook'))

type Command = (args: readonly string[], environment: Environment) => Promise<number>

/** Each command loads only its own code: `check` needs no sign-in, `invite` no pictures. */
const commands = new Map<string, () => Promise<Command>>([
  ['start', async () => (await import('./cli/start.ts')).start],
  ['import', async () => (await import('./cli/import.ts')).importCampaign],
  ['export', async () => (await import('./cli/export.ts')).exportCampaign],
  ['check', async () => (await import('./cli/check.ts')).check],
  ['invite', async () => (await import('./cli/invite.ts')).invite],
  ['reset', async () => (await import('./cli/reset.ts')).reset],
  ['backup', async () => (await import('./cli/backup.ts')).backup],
  ['restore', async () => (await import('./cli/restore.ts')).restore],
])

const WRONG_USE = 2

const FAILED = 1

function refuse(line: string, code = WRONG_USE): number {
  process.stderr.write(`waybook: ${line}\n`)
  return code
}

async function main([verb, ...args]: readonly string[]): Promise<number> {
  const load = commands.get(verb ?? '')
  if (!load) {
    const wrong = verb ? `unknown command "${verb}"` : 'a command is missing'
    return refuse(`${wrong}. Commands: ${[...commands.keys()].join(', ')}`)
  }
  const read = readEnvironment(process.env)
  if (!read.ok) return refuse(`the environment is invalid:\n${read.wrong.map((line) => `  ${line}`).join('\n')}`)
  try {
    const command = await load()
    return await command(args, read.environment)
  } catch (error) {
    const { adviceOn } = await import('./cli/advice.ts')
    const advice = adviceOn(error, read.environment)
    if (advice === null) throw error
    return refuse(advice, error instanceof UsageError ? WRONG_USE : FAILED)
  }
}

process.exitCode = await main(process.argv.slice(2))
