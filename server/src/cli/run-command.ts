import { readEnvironment, type Environment, UsageError } from '#app/environment.ts'

import { helpText, isVerb, usages, type Verb } from './usage.ts'

type Command = (args: readonly string[], environment: Environment) => Promise<number>

/** Each command loads only its own code: `check` needs no sign-in, `invite` no pictures. */
const commands: Readonly<Record<Verb, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).start,
  import: async () => (await import('./import.ts')).importCampaign,
  undo: async () => (await import('./undo.ts')).undo,
  sync: async () => (await import('./sync.ts')).sync,
  new: async () => (await import('./new.ts')).newCampaign,
  convert: async () => (await import('./convert.ts')).convertSource,
  export: async () => (await import('./export.ts')).exportCampaign,
  publish: async () => (await import('./publish.ts')).publish,
  check: async () => (await import('./check.ts')).check,
  invite: async () => (await import('./invite.ts')).invite,
  reset: async () => (await import('./reset.ts')).reset,
  campaign: async () => (await import('./campaign.ts')).campaign,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
}

const WRONG_USE = 2

const FAILED = 1

function refuse(line: string, code = WRONG_USE): number {
  process.stderr.write(`waybook: ${line}\n`)
  return code
}

const HELP: ReadonlySet<string> = new Set(['--help', '-h'])

/** Runs the command that the arguments name, and returns the exit code. */
export async function runCommand(
  [verb = '', ...args]: readonly string[],
  variables: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  if (HELP.has(verb) || (isVerb(verb) && args.some((arg) => HELP.has(arg)))) {
    process.stdout.write(helpText(isVerb(verb) ? verb : null))
    return 0
  }
  if (!isVerb(verb)) {
    const wrong = verb ? `unknown command "${verb}"` : 'a command is missing'
    return refuse(`${wrong}. Commands: ${Object.keys(usages).join(', ')}; see waybook --help`)
  }
  const read = readEnvironment(variables)
  if (!read.ok) return refuse(`the environment is invalid:\n${read.wrong.map((line) => `  ${line}`).join('\n')}`)
  try {
    const command = await commands[verb]()
    return await command(args, read.environment)
  } catch (error) {
    const { adviceOn } = await import('./advice.ts')
    const advice = adviceOn(error, read.environment)
    if (advice === null) throw error
    return refuse(advice, error instanceof UsageError ? WRONG_USE : FAILED)
  }
}
