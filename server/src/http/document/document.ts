import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { BOOTSTRAP_DATA_ID, SIGN_IN_META, type Config, type BootstrapData } from '@waybook/contract'

import { chunksFor, readPageChunks } from './page-chunks.ts'

/** The HTML document, as it was built or with the data that a page needs first. */
export interface Document {
  readonly plain: Buffer
  /** Preloads the page's scripts and embeds the data that they would request. It is for one viewer and must not be cached. */
  readonly opened: (opening: BootstrapData, pathname: string) => string
}

export async function readDocument(webDir: string, signIn: Config['signIn']['kind']): Promise<Document> {
  const [built, chunks] = await Promise.all([readFile(path.join(webDir, 'index.html')), readPageChunks(webDir)])
  const [start = '', body = ''] = built.toString().split('</head>')
  const head = signIn === 'local' ? start : `${start}<meta name="${SIGN_IN_META}" content="${signIn}">`
  const opened = (opening: BootstrapData, pathname: string) => {
    const preloads = chunksFor(chunks, pathname).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    return `${head}${preloads.join('')}</head>${body.replace('</body>', () => `${dataBlock(opening)}</body>`)}`
  }
  return { plain: Buffer.from(`${head}</head>${body}`), opened }
}

/** A data block, which browsers do not run. `<` is escaped, so that no text of a campaign can close the element. */
function dataBlock(opening: BootstrapData): string {
  const json = JSON.stringify(opening).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${BOOTSTRAP_DATA_ID}">${json}</script>`
}
