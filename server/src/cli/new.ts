import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { setYamlField } from '@waybook/entity-text'

import { type Environment, UsageError } from '#app/environment.ts'
import { CAMPAIGN_FILE, campaignFields } from '#campaign-folder/campaign-file.ts'

import { readArguments } from './arguments.ts'
import { usages } from './usage.ts'

const { usage } = usages.new

const STARTER = path.resolve(import.meta.dirname, '../../starter')
const README = 'README.md'
const TITLE = /^# .*/

/** Writes a small campaign into a new folder. */
export async function newCampaign(args: readonly string[], _environment: Environment): Promise<number> {
  const options = { name: { type: 'string' } } as const
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const name = campaignFields.shape.name.safeParse(values.name ?? path.basename(path.resolve(folder)))
  if (!name.success) throw new UsageError(`--name: ${name.error.issues[0]?.message}`)
  const there = await readdir(folder).catch((error: unknown) => (isMissing(error) ? [] : null))
  if (there === null || there.length > 0) throw new UsageError(`${folder} is not empty; choose a new folder`)
  await mkdir(folder, { recursive: true })
  // The campaign's file is written last, because an interrupted copy must not count as a campaign.
  await cp(STARTER, folder, { recursive: true, filter: (file) => path.basename(file) !== CAMPAIGN_FILE })
  const readme = await readFile(path.join(STARTER, README), 'utf8')
  await writeFile(
    path.join(folder, README),
    readme.replace(TITLE, () => `# ${name.data}`),
  )
  const about = await readFile(path.join(STARTER, CAMPAIGN_FILE), 'utf8')
  await writeFile(path.join(folder, CAMPAIGN_FILE), setYamlField(about, ['name'], name.data))
  process.stdout.write(`Wrote ${name.data} to ${folder}. Next: waybook import ${folder}\n`)
  return 0
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
