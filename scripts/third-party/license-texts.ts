import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Shipped } from './third-party.ts'

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
const RULE = '-'.repeat(80)

/** The license files of the packages that are installed in `root`. Packages with the same text share it. */
export async function licenseTexts(shipped: readonly Shipped[], root: string): Promise<string> {
  const owners = new Map<string, string[]>()
  for (const { name, version, folder } of shipped)
    for (const text of await textsIn(path.join(root, folder)))
      owners.set(text, [...(owners.get(text) ?? []), `${name} ${version}`])
  return [...owners].map(([text, names]) => `${names.join(', ')}\n\n${text}\n\n${RULE}\n`).join('\n')
}

async function textsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const named = files.filter((file) => LICENSE_FILE.test(file)).toSorted()
  return await Promise.all(named.map(async (file) => (await readFile(path.join(folder, file), 'utf8')).trim()))
}
