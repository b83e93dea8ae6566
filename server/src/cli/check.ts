import { faultLine } from '#campaign-folder/fault.ts'
import { loadCampaign } from '#campaign-folder/load-campaign.ts'

import { readArguments } from './arguments.ts'

const usage = 'waybook check DIR [--strict]'

/** Lists the problems of a campaign folder as `file:line: problem and fix`. Exits with code 1 if there are faults. */
export async function check(args: readonly string[]): Promise<number> {
  const options = { strict: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const { faults, warnings } = await loadCampaign(folder, { pictures: null })
  for (const one of [...faults, ...warnings]) process.stdout.write(`${faultLine(one)}\n`)
  process.stdout.write(`${count(faults.length, 'fault')}, ${count(warnings.length, 'warning')}\n`)
  return faults.length > 0 || (values.strict && warnings.length > 0) ? 1 : 0
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
