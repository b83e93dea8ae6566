import { enableCompileCache } from 'node:module'
import path from 'node:path'

import { readEnvironment, type Environment, UsageError } from './app/environment.ts'
import { helpText, isVerb, usages, type Verb } from './cli/usage.ts'

/** Whatever Waybook writes, only the account that runs it can read. */
process.umask(0o077)

// Later starts reuse the compiled code. The cache lies in node_modules: in a temporary folder another account could alter it.
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/waybook'))

type Command = (args: readonly string[], environment: Environment) => Promise<number>

/** Each command loads only its own code: `check` needs no sign-in, `invite` no pictures. */
const commands: Readonly<Record<Verb, () => Promise<Command>>> = {
  start: async () => (await import('./cli/start.ts')).start,
  import: async () => (await import('./cli/import.ts')).importCampaign,
  sync: async () => (await import('./cli/sync.ts')).sync,
  new: async () => (await import('./cli/new.ts')).newCampaign,
  export: async () => (await import('./cli/export.ts')).exportCampaign,
  check: async () => (await import('./cli/check.ts')).check,
  invite: async () => (await import('./cli/invite.ts')).invite,
  reset: async () => (await import('./cli/reset.ts')).reset,
  campaign: async () => (await import('./cli/campaign.ts')).campaign,
  backup: async () => (await import('./cli/backup.ts')).backup,
  restore: async () => (await import('./cli/restore.ts')).restore,
}

const WRONG_USE = 2

const FAILED = 1

function refuse(line: string, code = WRONG_USE): number {
  process.stderr.write(`waybook: ${line}\n`)
  return code
}

const HELP: ReadonlySet<string> = new Set(['--help', '-h'])

async function main([verb = '', ...args]: readonly string[]): Promise<number> {
  if (HELP.has(verb) || (isVerb(verb) && args.some((arg) => HELP.has(arg)))) {
    process.stdout.write(helpText(isVerb(verb) ? verb : null))
    return 0
  }
  if (!isVerb(verb)) {
    const wrong = verb ? `unknown command "${verb}"` : 'a command is missing'
    return refuse(`${wrong}. Commands: ${Object.keys(usages).join(', ')}; see waybook --help`)
  }
  const read = readEnvironment(process.env)
  if (!read.ok) return refuse(`the environment is invalid:\n${read.wrong.map((line) => `  ${line}`).join('\n')}`)
  try {
    const command = await commands[verb]()
    return await command(args, read.environment)
  } catch (error) {
    const { adviceOn } = await import('./cli/advice.ts')
    const advice = adviceOn(error, read.environment)
    if (advice === null) throw error
    return refuse(advice, error instanceof UsageError ? WRONG_USE : FAILED)
  }
}

process.exitCode = await main(process.argv.slice(2))
