import { Readable } from 'node:stream'

import { ZipFile } from 'yazl'

import type { Blobs } from '#blobs/blobs.ts'
import { isAttachment } from '#rich-text/attachments.ts'

import type { CampaignSources } from './campaign-sources.ts'
import { fingerprint, fingerprintOf, receiptFiles } from './export-receipt.ts'
import { exportedFiles } from './exported-files.ts'
import { portablePath } from './portable-name.ts'

/**
 * A zip file with the folder that `waybook export` writes, with a receipt by which an import recognizes later changes. Streams one picture
 * at a time. A missing picture aborts the stream.
 */
export function zipFolder(folder: string, sources: CampaignSources, pictures: Blobs): Readable {
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream)
  const breakOff = (error: Error) => stream.destroy(error)
  zip.once('error', breakOff)
  const add = (path: string, compress: boolean, read: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
    zip.addReadStreamLazy(`${folder}/${portablePath(path)}`, { compress }, (ready) =>
      ready(null, Readable.from(read()).once('error', breakOff)),
    )
  const { texts, played, pictures: exported, kept } = exportedFiles(sources)
  const receipt = [
    ...texts.map(({ path, text }) => [path, [fingerprint(Buffer.from(text))]] as const),
    ...kept.map(({ path, hash }) => [path, [fingerprintOf(hash)]] as const),
  ]
  for (const { path, text } of [...texts, ...played, ...receiptFiles(Object.fromEntries(receipt))])
    add(path, true, () => [Buffer.from(text)])
  // Other picture formats are already compressed.
  for (const { path, hash } of exported) add(path, path.endsWith('.svg'), () => originalOf(pictures, hash))
  for (const { path, hash } of kept) add(path, !isPacked(path), () => keptBytes(pictures, hash))
  zip.end()
  return stream
}

/** A zip file with a folder of texts. */
export function zipTexts(folder: string, texts: readonly { readonly path: string; readonly text: string }[]): Readable {
  const zip = new ZipFile()
  for (const { path, text } of texts) zip.addBuffer(Buffer.from(text), `${folder}/${portablePath(path)}`)
  zip.end()
  return Readable.from(zip.outputStream)
}

/** Whether compressing the file would only take time. */
function isPacked(path: string): boolean {
  return (isAttachment(path) && !path.endsWith('.svg')) || /\.(?:zip|gz|7z|rar)$/i.test(path)
}

async function* keptBytes(pictures: Blobs, hash: string): AsyncGenerator<Uint8Array> {
  const bytes = await pictures.getFile(hash)
  if (!bytes) throw new Error(`The file ${hash} is no longer stored`)
  yield bytes
}

async function* originalOf(pictures: Blobs, hash: string): AsyncGenerator<Uint8Array> {
  const bytes = await pictures.get(hash, 'original')
  if (!bytes) throw new Error(`The picture ${hash} is no longer stored`)
  yield bytes
}
