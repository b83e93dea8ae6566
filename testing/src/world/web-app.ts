import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { BOOTSTRAP_DATA_ID, type BootstrapData } from '@waybook/contract'
import { buildApp } from '@waybook/server'
import type { FastifyInstance } from 'fastify'

import type { TestServer } from './test-server.ts'

/** The app of a test server with a built web app. */
export interface WithWebApp {
  readonly app: FastifyInstance
  readonly close: () => Promise<void>
}

/** A minimal document in place of the built one. */
export const builtPage = '<html><head><title>Waybook</title></head><body><div id="root"></div></body></html>'
/** The built page as the server sends it to everybody. */
export const sentPage = builtPage.replace('</head>', '<meta name="default-campaign" content="dam3"></head>')
const chunks = { '/items': ['assets/items.js'], '/items/': ['assets/item.js'] }

export async function withWebApp({ services }: TestServer): Promise<WithWebApp> {
  const webDir = await mkdtemp(path.join(os.tmpdir(), 'waybook-document-'))
  await writeFile(path.join(webDir, 'index.html'), builtPage)
  await writeFile(path.join(webDir, 'page-chunks.json'), JSON.stringify(chunks))
  await mkdir(path.join(webDir, 'assets'))
  for (const script of ['service-worker.js', 'assets/items.js']) await writeFile(path.join(webDir, script), '')
  const app = await buildApp({ ...services, webDir })
  const close = async () => {
    await app.close()
    await rm(webDir, { recursive: true })
  }
  return { app, close }
}

/** The data that a document contains. */
export function bootstrapDataIn(html: string): BootstrapData {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${BOOTSTRAP_DATA_ID}">(.*?)</script>`).exec(html) ?? []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes what the app's own type says
  return JSON.parse(json) as BootstrapData
}
