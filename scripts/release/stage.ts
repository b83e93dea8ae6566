import { chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import lock from '../../package-lock.json' with { type: 'json' }
import { nativePackages } from '../../server/native-packages.ts'
import { licenseTexts } from '../third-party/license-texts.ts'
import { shippedPackages } from '../third-party/third-party.ts'
import { fetchPackages } from './fetch-packages.ts'
import { startFiles } from './launcher.ts'
import { nodeFor, packagesWith, type PinnedPackage } from './packages.ts'
import type { Platform } from './platforms.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** The files that the server reads at run time, where it expects them next to each other. */
const APP_FILES = [
  'campaign',
  'server/dist',
  'server/package.json',
  'server/starter',
  'web/dist',
  'node_modules/.clerk',
]
const DOCS = ['guide', 'hosting', 'campaign-format', 'sign-in', 'images', 'security'].map((name) => `docs/${name}.md`)
/** Notes of the builds about their sources. */
const OMITTED = '.inputs.json'

/** Puts the files of an archive into `folder`. The web app and the server have been built. */
export async function stage(platform: Platform, folder: string, version: string): Promise<void> {
  const node = nodeFor(platform, lock.packages)
  for (const file of APP_FILES) await copyInto(path.join(folder, 'app'), file)
  for (const file of [...DOCS, 'docs/hosting', 'docs/pictures/offline-painter.webp']) await copyInto(folder, file)
  await copyInto(folder, 'THIRD_PARTY.md')
  await writeFile(path.join(folder, 'LICENSES.txt'), await licenseTexts(shippedPackages(lock.packages), ROOT))
  const packages = packagesWith(nativePackages, platform, lock.packages)
  await fetchPackages(packages, path.join(folder, 'app/node_modules'))
  if (node) await putNode(node, platform, path.join(folder, 'node'))
  for (const [name, text] of await startFiles(platform, { version, hasNode: node !== null })) {
    await writeFile(path.join(folder, name), text)
    if (name === 'waybook') await chmod(path.join(folder, name), 0o755)
  }
}

async function copyInto(folder: string, file: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  const filter = (from: string) => path.basename(from) !== OMITTED
  await cp(path.join(ROOT, file), path.join(folder, file), { recursive: true, filter })
}

/** Puts Node and its license into `folder`. Its package also has headers and manual pages. */
async function putNode(node: PinnedPackage, platform: Platform, folder: string): Promise<void> {
  const work = await mkdtemp(path.join(os.tmpdir(), 'waybook-node-'))
  // The package for Windows lacks the license, which is the same everywhere.
  const licensed = platform.os === 'win32' ? nodeFor({ os: 'linux', cpu: platform.cpu }, lock.packages) : node
  await fetchPackages([node, ...(licensed && licensed !== node ? [licensed] : [])], work)
  await mkdir(folder)
  const program = platform.os === 'win32' ? 'node.exe' : 'node'
  await copyFile(path.join(work, node.name, 'bin', program), path.join(folder, program))
  await copyFile(path.join(work, licensed?.name ?? node.name, 'LICENSE'), path.join(folder, 'LICENSE'))
  await chmod(path.join(folder, program), 0o755)
  await rm(work, { recursive: true })
}
