import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { dataDirAt } from '#app/data-dir.ts'
import type { Environment } from '#app/environment.ts'
import { inspectData } from '#app/inspect-data.ts'
import { openRecords } from '#app/places.ts'
import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import { campaignRules } from '#campaign-folder/campaign-rules.ts'
import { counted, type Fault } from '#campaign-folder/fault.ts'
import { fileTypesIn } from '#campaign-folder/file-types.ts'
import { compileCampaign } from '#campaign-folder/load-campaign.ts'
import { proposeReading, type Proposal } from '#campaign-folder/proposal/propose-reading.ts'
import { reportOf } from '#campaign-folder/proposal/report.ts'
import { withProposal } from '#campaign-folder/proposal/write-proposal.ts'
import {
  aboutIn,
  readCampaignFolder,
  withCampaignFile,
  type ReadCampaign,
} from '#campaign-folder/read-campaign-folder.ts'
import { compareWithStored } from '#features/imports/compare-campaign.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { findingLines, isComplete } from './findings.ts'
import { showProgress } from './progress.ts'
import { usages } from './usage.ts'

const { usage } = usages.check

/** Lists the problems of a campaign folder as `file:line: problem; fix`. Exits with code 1 if there are faults or files left out. */
export async function check(args: readonly string[], environment: Environment): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const options = { strict: flag, all: flag, json: flag, propose: flag, ...campaignOption }
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const found = await readCampaignFolder(folder)
  const read = values.propose ? await propose(found, folder) : found
  // A list of findings may be in a file, so progress is only for people at a terminal.
  const progress = (label: string) => (process.stderr.isTTY ? showProgress(label, process.stderr) : () => {})
  const loaded = await compileCampaign(read, {
    pictures: null,
    onTexts: progress('Texts'),
    onPictures: progress('Pictures'),
  })
  const overruled = loaded.campaign ? await overruledIn(environment, loaded.campaign, values.campaign) : []
  const all = { ...loaded, notes: [...loaded.notes, ...overruled] }
  const lines = values.json
    ? [JSON.stringify(reportOf(all, proposalFor(read)), null, 2)]
    : [...findingLines(all, values), ...(values.propose ? [] : proposalLines(proposalFor(read)))]
  process.stdout.write(`${lines.join('\n')}\n`)
  return isComplete(loaded, values.strict) ? 0 : 1
}

function proposalFor(read: ReadCampaign): Proposal {
  const { value } = aboutIn(read)
  return proposeReading(read.texts, { types: fileTypesIn(value), ...campaignRules(value) }, read.typedOf)
}

/** Writes the proposed types into `campaign.yaml`, which it creates if the folder has none. Returns the folder as it is then. */
async function propose(read: ReadCampaign, folder: string): Promise<ReadCampaign> {
  const proposal = proposalFor(read)
  const file = path.join(folder, CAMPAIGN_FILE)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  const written = withProposal(text, proposal, { name: path.basename(path.resolve(folder)) })
  if (written === text) return read
  await writeFile(file, written)
  process.stdout.write(`Wrote ${file}:\n${written}\n`)
  return withCampaignFile(read, written)
}

/** What `campaign.yaml` could say, if there is anything: a line for each proposed type, and the names in one line. */
function proposalLines({ folders, types, tags, hide, properties }: Proposal): string[] {
  const all = [
    ...folders,
    ...types.map((one) => ({ ...one, name: `type: ${one.name}` })),
    ...tags.map((one) => ({ ...one, name: `#${one.name}` })),
  ]
  const lines = all.map(({ name, type, files }) => `  ${name}: ${type} (${counted(files, 'file')})`)
  const typed =
    'Files without a type are read as notes. waybook check --propose writes types for them into campaign.yaml:'
  return [
    ...(all.length === 0 ? [] : [typed, ...lines.slice(0, PROPOSED_MAX)]),
    ...(hide.length === 0
      ? []
      : [
          'Keep what looks like notes for the game master hidden? waybook check --propose writes these names under hide: in campaign.yaml:',
          `  ${namedWith(hide)}`,
        ]),
    ...(properties.length === 0
      ? []
      : [
          'Nobody sees the keys of your own. List those that pages may show under properties: in campaign.yaml:',
          `  ${namedWith(properties)}`,
        ]),
  ]
}

function namedWith(names: Proposal['hide']): string {
  const others = names.length - NAMED_MAX
  const shown = names.slice(0, NAMED_MAX).map(({ name, pages }) => `${name} (${counted(pages, 'page')})`)
  return [...shown, ...(others > 0 ? [`${others} more`] : [])].join(', ')
}

const NAMED_MAX = 6

const PROPOSED_MAX = 10

/** Notes on what an import into this installation's data, if there are any, would not apply. */
async function overruledIn(
  environment: Environment,
  campaign: AuthoredCampaign,
  named: string | undefined,
): Promise<readonly Fault[]> {
  const data = dataDirAt(environment.dataDir)
  if ((await inspectData(environment, data)).records.is === 'missing') return []
  const store = await openRecords(environment, data)
  try {
    const campaignId = await campaignFor(environment, store, named)
    return (await compareWithStored(store.records(campaignId), campaign)).notes
  } finally {
    await store.close()
  }
}
