/** The usage of a command, for `--help` and for messages about wrong use. */
export interface Usage {
  readonly usage: string
  /** Says in one sentence what the command does. */
  readonly about: string
  readonly options?: Readonly<Record<string, string>>
}

const CAMPAIGN_OPTION_ABOUT = 'the id of the campaign; the default campaign if omitted'

const DECISIONS = {
  '--ours': 'where both sides changed the same words, keep the words of the folder',
  '--theirs': 'where both sides changed the same words, keep the words of Waybook',
} as const

export const usages = {
  start: {
    usage: 'waybook start [--no-open] [--tunnel cloudflared]',
    about: 'Starts the server, and imports a campaign if there is none yet.',
    options: {
      '--no-open': 'do not open the browser',
      '--tunnel': 'also open an address on the internet, with a program that is installed',
    },
  },
  check: {
    usage: 'waybook check DIR [--all] [--json] [--propose] [--strict] [--campaign ID]',
    about:
      'Lists the problems of a campaign folder. The exit code is 1 if there are faults or files that are left out.',
    options: {
      '--all': 'list each of many findings, instead of their causes',
      '--json': 'print a report as JSON',
      '--propose': 'write types for the folders, types and tags of the files into campaign.yaml, and names to hide',
      '--strict': 'count warnings as faults',
      '--campaign': CAMPAIGN_OPTION_ABOUT,
    },
  },
  convert: {
    usage: 'waybook convert FROM OUT [--towns N] [--all] [--json] | FROM OUT --to onlyworlds|foundry',
    about:
      'Writes an export of another program (Kanka, Universal VTT, Azgaar, Foundry VTT, OggDude, SW Adversaries, OnlyWorlds) as a campaign folder. FROM is a zip file, a folder or a file, and OUT a new folder. With --to, FROM is a campaign folder.',
    options: {
      '--towns': 'how many towns of a map become pages, the largest first; by default, 40',
      '--all': 'list everything that is missing or changed',
      '--json': 'print the whole report as JSON',
      '--to': 'write a campaign folder for OnlyWorlds, or its characters as actors of Foundry VTT (genesys)',
    },
  },
  new: {
    usage: 'waybook new DIR [--name NAME]',
    about: 'Writes a small campaign into a new folder, with comments that explain the files.',
    options: { '--name': 'the name of the campaign; by default, the name of the folder' },
  },
  import: {
    usage: 'waybook import DIR [--dry-run] [--strict] [--watch] [--yes] [--ours | --theirs] [--campaign ID]',
    about:
      'Imports a campaign folder, without what cannot be read, or nothing if something in Waybook would be lost. Changes made in Waybook stay. The exit code is 1 if there are faults or files that are left out, and 3 if files wait because the same words were changed on both sides.',
    options: {
      '--dry-run': 'show what would change, and change nothing',
      '--strict': 'import nothing if there is a fault or a warning',
      '--watch': 'import again whenever a file is saved',
      '--yes': 'remove more than half of the entities without asking, once; formerly --remove',
      ...DECISIONS,
      '--campaign': CAMPAIGN_OPTION_ABOUT,
    },
  },
  undo: {
    usage: 'waybook undo [ID] [--list] [--changed] [--campaign ID]',
    about:
      'Takes back the last import, or the one with this id, as a whole: pages, pictures and campaign.yaml are as before. Works for 30 days. The exit code is 3 if pages stay because somebody has changed them since.',
    options: {
      '--list': 'list the imports of the last 30 days with their ids, and undo nothing',
      '--changed': 'also undo pages that somebody has changed since',
      '--campaign': CAMPAIGN_OPTION_ABOUT,
    },
  },
  sync: {
    usage: 'waybook sync DIR [--yes] [--ours | --theirs] [--campaign ID]',
    about:
      'Imports a campaign folder and writes the changes made in Waybook to it. The exit code is 1 if there are faults or files that are left out, and 3 if files wait because the same words were changed on both sides.',
    options: {
      '--yes': 'remove more than half of the entities without asking, once',
      ...DECISIONS,
      '--campaign': CAMPAIGN_OPTION_ABOUT,
    },
  },
  export: {
    usage: 'waybook export DIR [--played] [--without-generated] [--ours | --theirs] [--campaign ID]',
    about:
      'Writes the campaign into a new folder, or over an earlier export. Edits made there since are merged. The exit code is 3 if files wait because the same words were changed on both sides.',
    options: {
      '--played': 'add the records of play as readable texts, in the folder played',
      '--without-generated': 'leave out pictures that were generated',
      ...DECISIONS,
      '--campaign': CAMPAIGN_OPTION_ABOUT,
    },
  },
  publish: {
    usage: 'waybook publish DIR [--without-generated] [--with-sources] [--url URL] [--campaign ID]',
    about:
      'Writes what every player sees as a folder of web pages, for any web space or to open from the disk. Nothing hidden is in it. An earlier site in the folder is replaced.',
    options: {
      '--without-generated': 'leave out pictures that were generated',
      '--without-characters': 'leave out the pages of the party',
      '--without-maps': 'leave out the maps and the timeline',
      '--with-sources': 'also publish pages with a source',
      '--search-engines': 'search engines may list the site',
      '--url': 'the address at which the site will be, for the links of its news feed',
      '--campaign': CAMPAIGN_OPTION_ABOUT,
    },
  },
  invite: {
    usage: 'waybook invite [--character characters/<name>] [--gm] [--campaign ID]',
    about: 'Prints a link that lets one person create an account.',
    options: {
      '--character': 'the character that the person plays',
      '--gm': 'for a game master; an existing game master can use it to get back in',
      '--campaign': CAMPAIGN_OPTION_ABOUT,
    },
  },
  reset: {
    usage: 'waybook reset EMAIL [--campaign ID]',
    about: 'Prints a link to set a new password for an account.',
    options: { '--campaign': CAMPAIGN_OPTION_ABOUT },
  },
  campaign: {
    usage: 'waybook campaign list | add ID [--host NAME] [--from DIR] | remove ID --yes',
    about:
      'Lists the campaigns of this installation, adds one, or removes one. Each has its pages at /c/ID, and at its own hosts, if it has any.',
    options: {
      '--host': 'a host name of the campaign; may be repeated, and more can be added later',
      '--from': 'the campaign folder to import',
      '--yes': 'delete the whole campaign: its records, and members who are in no other campaign',
    },
  },
  backup: {
    usage: 'waybook backup FILE',
    about: 'Writes records, accounts and pictures to one file. Works while the server is running.',
  },
  restore: {
    usage: 'waybook restore FILE',
    about: 'Replaces the data folder with a backup, and keeps the previous one next to it.',
  },
} as const satisfies Readonly<Record<string, Usage>>

export type Verb = keyof typeof usages

export function isVerb(text: string): text is Verb {
  return Object.hasOwn(usages, text)
}

/** The help text of a command, or of all commands if `verb` is null. */
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
