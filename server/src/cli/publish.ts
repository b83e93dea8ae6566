import { existsSync } from 'node:fs'
import path from 'node:path'

import { type Environment, UsageError } from '#app/environment.ts'
import { expectSamePictures } from '#app/share-database.ts'
import { siteFiles } from '#features/site/site-files.ts'
import { writeSiteFolder } from '#features/site/write-folder.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { usages } from './usage.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.publish
const WEB_DIR = path.resolve(import.meta.dirname, '../../../web/dist')
const MB = 1_000_000

const flag = { type: 'boolean', default: false } as const
const options = {
  'without-characters': flag,
  'without-maps': flag,
  'without-generated': flag,
  'with-sources': flag,
  'search-engines': flag,
  url: { type: 'string', default: '' },
  ...campaignOption,
} as const

/** Writes what every player sees as a folder of web pages. */
export async function publish(args: readonly string[], environment: Environment): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  if (values.url !== '' && !/^https?:\/\/[^/]/.test(values.url))
    throw new UsageError(`--url is the address of the site, such as https://example.org/road: ${usage}`)
  return await withServices(environment, async (services) => {
    await expectSamePictures(environment, services.blobs)
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const records = services.store.records(campaignId)
    const left = new AbortController().signal
    const webDir = existsSync(WEB_DIR) ? WEB_DIR : null
    const source = { campaignId, records, preparation: services.preparation, webDir, left }
    const wanted = {
      party: !values['without-characters'],
      maps: !values['without-maps'],
      generated: !values['without-generated'],
      sources: values['with-sources'],
      listed: values['search-engines'],
      url: values.url.replace(/\/+$/, ''),
    }
    const written = await writeSiteFolder(folder, siteFiles(source, wanted))
    if (!written.ok) throw new UsageError(written.why)
    const { files, bytes, gone } = written
    process.stdout.write(`Published ${files} files (${(bytes / MB).toFixed(1)} MB) to ${folder}\n`)
    if (gone.length > 0)
      process.stdout.write(
        `No longer on the site: ${gone.join(', ')}. Where the old site was copied to, they stay until you copy this one.\n`,
      )
    return 0
  })
}
