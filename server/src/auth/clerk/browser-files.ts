import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const BELOW = '/clerk/'
const ENTRIES = { clerk: 'clerk.browser.js', ui: 'ui.browser.js' }
const YEAR_S = 31_536_000

/** Clerk's scripts, as set-up leaves them: a folder for each package, with its version in the name. */
export interface BrowserFiles {
  readonly dir: string
  /** The paths that pages load them from. */
  readonly scripts: { readonly clerk: string; readonly ui: string }
}

/** `null` where they are missing or incomplete. */
export function findBrowserFiles(dir: string): BrowserFiles | null {
  const folders = existsSync(dir) ? readdirSync(dir) : []
  const entry = (file: string) => {
    const folder = folders.find((name) => existsSync(path.join(dir, name, file)))
    return folder === undefined ? null : `${BELOW}${folder}/${file}`
  }
  const [clerk, ui] = [entry(ENTRIES.clerk), entry(ENTRIES.ui)]
  return clerk === null || ui === null ? null : { dir, scripts: { clerk, ui } }
}

/** Everybody may load them: they are what signs people in. What lies at an address never changes. */
export async function serveBrowserFiles(app: FastifyInstance, { dir }: BrowserFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    prefix: BELOW,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`),
  })
}
