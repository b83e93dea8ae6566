import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import * as tar from 'tar'

import type { PinnedPackage } from './packages.ts'

/**
 * Downloads packages with npm, also those for other platforms, and unpacks each into `folder` under its name. Throws if a package differs
 * from the one that the lock file pins.
 */
export async function fetchPackages(packages: readonly PinnedPackage[], folder: string): Promise<void> {
  const downloads = path.join(folder, '.downloads')
  await mkdir(downloads, { recursive: true })
  const specs = packages.map(({ name, version }) => `${name}@${version}`)
  npm('pack', '--prefer-offline', '--loglevel=error', '--pack-destination', downloads, ...specs)
  const byIntegrity = new Map<string, string>()
  for (const file of await readdir(downloads)) {
    const archive = path.join(downloads, file)
    byIntegrity.set(
      `sha512-${createHash('sha512')
        .update(await readFile(archive))
        .digest('base64')}`,
      archive,
    )
  }
  for (const { name, version, integrity } of packages) {
    const archive = byIntegrity.get(integrity)
    if (archive === undefined) throw new Error(`${name}@${version} is not the package that package-lock.json pins`)
    const cwd = path.join(folder, name)
    await mkdir(cwd, { recursive: true })
    await tar.extract({ file: archive, cwd, strip: 1 })
  }
  await rm(downloads, { recursive: true })
}

/** Runs the npm that runs this script, or the one on the PATH. */
function npm(...args: string[]): void {
  const script = process.env['npm_execpath']
  const [program, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const { status, error } = spawnSync(program, [...first, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${error?.message ?? `exit ${status}`}`)
}
