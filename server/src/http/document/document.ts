import { readFile } from 'node:fs/promises'
import path from 'node:path'

import {
  BOOTSTRAP_DATA_ID,
  DEFAULT_CAMPAIGN_META,
  firstPictures,
  SIGN_IN_META,
  type BootstrapData,
  type Config,
  type ShownPicture,
} from '@waybook/contract'

import { chunksFor, readPageChunks } from './page-chunks.ts'

/** The address of a page. */
interface Address {
  /** The prefix of the campaign in the path. Empty without one. */
  readonly basePath: string
  /** The path after the prefix. */
  readonly pathname: string
}

/** The HTML document, either as built or with the data that a page needs first. */
export interface Document {
  readonly plain: Buffer
  /** Preloads the page's scripts and first picture, and embeds their data. It is for one viewer and must not be cached. */
  readonly opened: (opening: BootstrapData, address: Address) => string
}

/** The settings that the document contains for everybody. */
interface DocumentSettings {
  readonly signIn: Config['signIn']['kind']
  readonly defaultCampaign: string
}

export async function readDocument(webDir: string, { signIn, defaultCampaign }: DocumentSettings): Promise<Document> {
  const [built, chunks] = await Promise.all([readFile(path.join(webDir, 'index.html')), readPageChunks(webDir)])
  const [start = '', body = ''] = built.toString().split('</head>')
  const provider = signIn === 'local' ? '' : `<meta name="${SIGN_IN_META}" content="${signIn}">`
  const head = `${start}<meta name="${DEFAULT_CAMPAIGN_META}" content="${defaultCampaign}">${provider}`
  const opened = (opening: BootstrapData, { basePath, pathname }: Address) => {
    const files = chunksFor(chunks, pathname).map(fileLink)
    const pictures = firstPictures(pathname, opening.me, opening.answers).map((picture) =>
      pictureLink(picture, basePath),
    )
    const preloads = [...pictures, ...files]
    return `${head}${preloads.join('')}</head>${body.replace('</body>', () => `${dataBlock(opening)}</body>`)}`
  }
  return { plain: Buffer.from(`${head}</head>${body}`), opened }
}

/** A style sheet must have the same URL as in the page, or the page would load it twice. */
const fileLink = (file: string) =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`

/**
 * Addresses of pictures, widths and lengths need no escaping, because they contain no quotation marks.
 */
function pictureLink({ srcSet, sizes, media }: ShownPicture, basePath: string): string {
  const where = media ? ` media="${media}"` : ''
  const addresses = srcSet.replaceAll('/pictures/', `${basePath}/pictures/`)
  return `<link rel="preload" as="image" imagesrcset="${addresses}" imagesizes="${sizes}"${where}>`
}

/** A data block, which browsers do not run. `<` is escaped, so no text of a campaign can close the element. */
function dataBlock(opening: BootstrapData): string {
  const json = JSON.stringify(opening).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${BOOTSTRAP_DATA_ID}">${json}</script>`
}
