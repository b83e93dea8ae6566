import { type Environment, UsageError } from '#app/environment.ts'
import { expectSamePictures } from '#app/share-database.ts'
import { counted } from '#campaign-folder/fault.ts'
import { writeFolder } from '#campaign-folder/write-folder.ts'
import { readCampaignSources } from '#features/campaign/read-sources.ts'
import { readStoredTexts } from '#features/imports/stored-texts.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { decisionOf, decisionOptions } from './decision-options.ts'
import { WAITING } from './run-import.ts'
import { usages } from './usage.ts'
import { waitingLines } from './waiting.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.export

/** Writes the campaign to a folder: each file in its current version, and the pictures that were added in Waybook. */
export async function exportCampaign(args: readonly string[], environment: Environment): Promise<number> {
  const played = { type: 'boolean', default: false } as const
  const options = { played, 'without-generated': played, ...decisionOptions, ...campaignOption }
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const decision = decisionOf(values)
  return await withServices(environment, async (services) => {
    await expectSamePictures(environment, services.blobs)
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const records = services.store.records(campaignId)
    const [sources, stored] = [
      await readCampaignSources(records, { played: values.played, withoutGenerated: values['without-generated'] }),
      await readStoredTexts(records),
    ]
    if (!sources) throw new UsageError('There is no campaign to export yet')
    const decide = () => decision
    const written = await writeFolder(folder, { sources, stored, pictures: services.blobs, decide })
    if (!written.ok) throw new UsageError(written.why)
    const pictures = sources.pictures.length + sources.added.length
    const kept = sources.kept?.length ?? 0
    const others = kept === 0 ? '' : `, and ${counted(kept, 'other file')},`
    process.stdout.write(`Exported ${sources.files.length} texts and ${pictures} pictures${others} to ${folder}\n`)
    const aside = sources.added.filter(({ replaces }) => replaces).length
    if (aside > 0) process.stdout.write(`${aside} of the pictures replace pictures of the folder; they are in added/\n`)
    process.stderr.write(
      waitingLines(written.waiting, false)
        .map((line) => `${line}\n`)
        .join(''),
    )
    return written.waiting.length > 0 ? WAITING : 0
  })
}
