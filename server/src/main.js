// The program `waybook`. It is not TypeScript, because Node would load its type stripper only for this file. The other files come from the
// cache without types.
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import process from 'node:process'

// How a server, and a command that reads whole folders, uses memory (decision 0053). glibc reads these when a process starts.
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384' }
const MEMORY_FLAGS = ['--max-semi-space-size=16']
const WITH_FOLDERS = ['check', 'import', 'sync', 'export']

const command = process.argv[2] ?? ''
const isSet = MEMORY_FLAGS.every((flag) => process.execArgv.includes(flag))
if ((command === 'start' || WITH_FOLDERS.includes(command)) && process.platform === 'linux' && !isSet) {
  // A command ends soon, so it need not return memory at the cost of a fifth more processor time.
  const settings = command === 'start' ? MEMORY_SETTINGS : { MALLOC_ARENA_MAX: MEMORY_SETTINGS.MALLOC_ARENA_MAX }
  const args = [process.execPath, ...process.execArgv, ...MEMORY_FLAGS, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...settings, ...process.env })
}

// Only the account that runs Waybook can read its files.
process.umask(0o077)

// Later starts reuse the compiled code, also in their threads. The cache is in node_modules, because another account could change it in a
// temporary folder.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../../node_modules/.cache/waybook')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

const { useSourceMaps } = await import('./runtime/stack-traces.ts')
useSourceMaps()
const { runCommand } = await import('./cli/run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
