// The program `waybook`. It is not TypeScript, since Node's compiler for the types would be loaded for this file alone: the rest comes
// without them from the cache.
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import process from 'node:process'

/** How a server uses memory (decision 0053). glibc reads these when a process starts. */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384' }
const MEMORY_FLAGS = ['--max-semi-space-size=16']

if (process.argv[2] === 'start' && process.platform === 'linux' && !('MALLOC_MMAP_THRESHOLD_' in process.env)) {
  const args = [process.execPath, ...process.execArgv, ...MEMORY_FLAGS, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, ...MEMORY_SETTINGS })
}

/** Whatever Waybook writes, only the account that runs it can read. */
process.umask(0o077)

// Later starts reuse the compiled code, also in their threads. The cache lies in node_modules: in a temporary folder another account could alter it.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../../node_modules/.cache/waybook')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

const { useSourceMaps } = await import('./runtime/stack-traces.ts')
useSourceMaps()
const { runCommand } = await import('./cli/run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
