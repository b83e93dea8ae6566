import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))
const isWindows = process.platform === 'win32'
/** The package with the Node for this platform. web/package.json lists the platforms that have one. */
export const pinnedPackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const pinned = path.join(packages, pinnedPackage, 'bin', isWindows ? 'node.exe' : 'node')

/** The Node that runs Waybook: from its packages or, on systems without such a package, the host's. */
export const pinnedNode = () => (existsSync(pinned) ? pinned : process.execPath)

/**
 * Programs whose package has a different name.
 * @type {Readonly<Record<string, string>>}
 */
const PACKAGE_OF = { playwright: '@playwright/test', tsc: 'typescript' }

/**
 * The command and the first argument that run a program of a package: `vite` -> `[node, node_modules/vite/bin/vite.js]`. Node cannot run
 * the files in `node_modules/.bin` on Windows, because they are shell scripts there.
 * @param {string} program
 * @returns {[node: string, script: string]}
 */
export function packageProgram(program) {
  const folder = path.join(packages, PACKAGE_OF[program] ?? program)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return [pinnedNode(), path.join(folder, typeof bin === 'string' ? bin : bin[program])]
}
