// npm run release [-- <platform>...]: one archive per platform in release/, which starts without npm, a build or a network.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { makeRelease } from './make-release.ts'
import { platforms } from './platforms.ts'

const FOLDER = 'release'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !platforms.some((platform) => platform.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no platform ${unknown.join(', ')}. The platforms: ${platforms.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}
const time = new Date(Number(execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })) * 1000)
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER)
const sums: string[] = []
for (const platform of platforms.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const { file, bytes, hasNode } = await makeRelease(platform, FOLDER, time)
  sums.push(
    `${createHash('sha256')
      .update(await readFile(file))
      .digest('hex')}  ${path.basename(file)}\n`,
  )
  console.log(
    `${file}: ${(bytes / 1e6).toFixed(1)} MB${hasNode ? '' : '. It contains no Node, because the registry has no current Node 24 for it. Its computer needs one.'}`,
  )
}
await writeFile(path.join(FOLDER, 'SHA256SUMS'), sums.join(''))
