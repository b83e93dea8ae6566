import type { ConversionReport, Format, Group } from '@waybook/converters'

import { counted } from '#campaign-folder/fault.ts'

const NAME_OF: Readonly<Record<Format, string>> = {
  kanka: 'Kanka',
  uvtt: 'Universal VTT',
  azgaar: "Azgaar's Fantasy Map Generator",
  foundry: 'Foundry VTT',
  oggdude: "OggDude's data",
  adversaries: 'SW Adversaries',
  onlyworlds: 'OnlyWorlds',
}

/** The groups of each kind in the short report, which stays under forty lines. */
const GROUPS_SHOWN = 14
const EXAMPLES_SHOWN = 2

/** What a conversion wrote, what is missing and what differs. `all` lists every group with all its examples. */
export function conversionLines(report: ConversionReport, out: string, all: boolean): string[] {
  const { format, pages, pictures, visibility, files, lost, remarks } = report
  const kinds = Object.entries(pages).map(([type, count]) => `${count} ${type}`)
  const total = visibility.readableByPlayers + visibility.hidden
  const filesThat = (outcome: string) => files.filter((file) => file.outcome === outcome).length
  return [
    `Converted ${NAME_OF[format]} to ${out}: ${counted(total, 'page')} (${kinds.join(', ')}), ${counted(pictures, 'picture')}`,
    `Players can read ${visibility.readableByPlayers} of ${total} pages`,
    `Files: ${filesThat('read')} read, ${filesThat('kept')} copied, ${filesThat('leftOut')} left out`,
    ...section('Missing or changed', lost, all),
    ...section('Good to know', remarks, all),
    `Next: waybook check ${out}`,
  ]
}

function section(title: string, groups: readonly Group[], all: boolean): string[] {
  if (groups.length === 0) return []
  const shown = groups.toSorted((one, other) => other.count - one.count).slice(0, all ? undefined : GROUPS_SHOWN)
  const more = groups.length - shown.length
  return [
    `${title}:`,
    ...shown.map((group) => groupLine(group, all)),
    ...(more > 0 ? [`  and ${counted(more, 'more cause')}; --all lists them`] : []),
  ]
}

function groupLine({ cause, count, examples, remedy }: Group, all: boolean): string {
  const some = all ? examples : examples.slice(0, EXAMPLES_SHOWN)
  return `  ${count} × ${cause} (${some.join('; ')}${count > some.length ? '; …' : ''}). ${remedy}`
}
