import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { BrowserFiles } from '../auth.ts'

const PREFIX = '/clerk/'
const ENTRIES = { clerk: 'clerk.browser.js', ui: 'ui.browser.js' }

/** Clerk's scripts as installed by the set-up: a folder per package, with the version in its name. */
export interface ClerkFiles extends BrowserFiles {
  /** The paths that pages load them from. */
  readonly scripts: { readonly clerk: string; readonly ui: string }
}

/** `null` if they are missing or incomplete. */
export function findBrowserFiles(dir: string): ClerkFiles | null {
  const folders = existsSync(dir) ? readdirSync(dir) : []
  const entry = (file: string) => {
    const folder = folders.find((name) => existsSync(path.join(dir, name, file)))
    return folder === undefined ? null : `${PREFIX}${folder}/${file}`
  }
  const [clerk, ui] = [entry(ENTRIES.clerk), entry(ENTRIES.ui)]
  return clerk === null || ui === null ? null : { dir, prefix: PREFIX, scripts: { clerk, ui } }
}
