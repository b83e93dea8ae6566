/** How a command is called, for `--help` and for messages about wrong use. */
export interface Usage {
  readonly usage: string
  /** What the command does, in one sentence. */
  readonly about: string
  readonly options?: Readonly<Record<string, string>>
}

export const usages = {
  start: { usage: 'waybook start', about: 'Starts the server, and imports a campaign if there is none yet.' },
  check: {
    usage: 'waybook check DIR [--strict]',
    about:
      'Lists the problems of a campaign folder. The exit code is 1 if there are faults or files that are left out.',
    options: { '--strict': 'count warnings as faults' },
  },
  import: {
    usage: 'waybook import DIR [--dry-run] [--strict] [--watch] [--remove]',
    about:
      'Imports all of a campaign folder, or nothing if there are faults. The exit code is 1 then, and if files are left out.',
    options: {
      '--dry-run': 'show what would change, and change nothing',
      '--strict': 'count warnings as faults',
      '--watch': 'import again whenever a file is saved',
      '--remove': 'allow removing more than half of the entities, once',
    },
  },
  export: {
    usage: 'waybook export DIR',
    about: 'Writes the campaign into a new folder, or over an earlier export.',
  },
  invite: {
    usage: 'waybook invite [--character characters/<name>] [--gm]',
    about: 'Prints a link with which one person can create an account.',
    options: {
      '--character': 'the character that the person plays',
      '--gm': 'for a game master; an existing game master can use it to get back in',
    },
  },
  reset: { usage: 'waybook reset EMAIL', about: 'Prints a link to set a new password for an account.' },
  backup: {
    usage: 'waybook backup FILE',
    about: 'Writes records, accounts and pictures to one file, also while the server is running.',
  },
  restore: {
    usage: 'waybook restore FILE',
    about: 'Replaces the data folder by a backup, and keeps the previous one next to it.',
  },
} as const satisfies Readonly<Record<string, Usage>>

export type Verb = keyof typeof usages

export function isVerb(text: string): text is Verb {
  return Object.hasOwn(usages, text)
}

/** The help text of a command or, without one, of all commands. */
export function helpText(verb: Verb | null): string {
  if (verb !== null) return helpOf(usages[verb])
  const lines = Object.values(usages).map(({ usage, about }) => `${usage}\n    ${about}\n`)
  return `${lines.join('')}waybook COMMAND --help explains a command's options.\n`
}

function helpOf({ usage, about, options = {} }: Usage): string {
  const names = Object.keys(options)
  const width = Math.max(...names.map(({ length }) => length))
  const lines = Object.entries(options).map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}\n`)
  return `${usage}\n\n${about}\n${lines.length > 0 ? '\n' : ''}${lines.join('')}`
}
