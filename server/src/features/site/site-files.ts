import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { ZipFile } from 'yazl'

import type { PicturePreparation } from '#blobs/picture-preparation.ts'
import type { CampaignTables } from '#database/database.ts'

import { readPicture } from '../pictures/read-picture.ts'
import { findFonts, lookOf } from '../public-pages/html/look.ts'
import { anyPlayer } from '../public-pages/public-context.ts'
import type { SiteOptions } from './site-options.ts'
import type { SitePicture } from './site-place.ts'
import { writeSite } from './write-site.ts'

export interface SiteSource {
  readonly campaignId: string
  readonly records: CampaignTables
  readonly preparation: Pick<PicturePreparation, 'read'>
  /** The folder of the built web app, for its fonts. */
  readonly webDir: string | null
  /** Aborted when nobody waits for the site any more. */
  readonly left: AbortSignal
}

/** A file of a site, whose bytes are read when they are needed. */
export interface SiteBytes {
  readonly path: string
  readonly read: () => Promise<Uint8Array>
}

/** All files of a site, with its style sheet and fonts. */
export async function* siteFiles(source: SiteSource, options: SiteOptions): AsyncGenerator<SiteBytes> {
  for await (const file of writeSite(source, options))
    if ('text' in file) yield { path: file.path, read: async () => await Promise.resolve(Buffer.from(file.text)) }
    else if (await isShown(source, file.picture))
      yield { path: file.path, read: async () => await bytesOf(source, file.picture) }
  const { webDir } = source
  const fonts = await findFonts(webDir)
  const look = lookOf(fonts, (name) => `fonts/${name}`)
  yield { path: 'look.css', read: async () => await Promise.resolve(Buffer.from(look)) }
  for (const { name } of fonts)
    yield { path: `fonts/${name}`, read: async () => await readFile(path.join(webDir ?? '', 'assets', name)) }
}

/** The site as a zip file. Streams one picture at a time. */
export async function zipSite(folder: string, source: SiteSource, options: SiteOptions): Promise<Readable> {
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream)
  const breakOff = (error: Error) => stream.destroy(error)
  zip.once('error', breakOff)
  for await (const { path: name, read } of siteFiles(source, options)) {
    const compress = /\.(?:html|js|css|xml)$/.test(name)
    zip.addReadStreamLazy(`${folder}/${name}`, { compress }, (ready) =>
      ready(null, Readable.from(once(read)).once('error', breakOff)),
    )
  }
  zip.end()
  return stream
}

async function* once(read: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await read()
}

async function isShown({ records }: SiteSource, { key }: SitePicture): Promise<boolean> {
  return (await readPicture(records, key, anyPlayer)) !== null
}

/** Nothing for a picture whose sizes cannot be made, as on the pages of the app. */
async function bytesOf({ records, preparation, left }: SiteSource, { key, form }: SitePicture): Promise<Uint8Array> {
  const picture = await readPicture(records, key, anyPlayer)
  if (!picture) return new Uint8Array()
  let found = await preparation.read(picture.hash, form, left)
  while (found === 'late' && !left.aborted) found = await preparation.read(picture.hash, form, left)
  if (!found || found === 'late') return new Uint8Array()
  const { content } = found
  return content instanceof Uint8Array ? content : await buffer(content)
}
