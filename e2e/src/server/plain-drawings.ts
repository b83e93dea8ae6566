import { globSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { repository } from './test-server.ts'

const OPENING = /<svg\b[^>]*>/

/** Copies the demo campaign with plain drawings of the same sizes. All drawings of one size are one picture, which is prepared once. */
export async function copyWithPlainDrawings(to: string): Promise<void> {
  await cp(path.join(repository, 'campaign'), to, { recursive: true })
  for (const file of globSync('**/*.svg', { cwd: to })) {
    const drawing = path.join(to, file)
    const [opening = ''] = OPENING.exec(await readFile(drawing, 'utf8')) ?? []
    await writeFile(drawing, `${opening}<rect width="100%" height="100%" fill="#5c6b52"/></svg>\n`)
  }
}
