// npm run test:changed [-- <commit>]: the inner ring. Runs the tests that changes since a commit can break. By default, uncommitted changes.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { runCommands, vitest, type Command } from './run-commands.ts'
import { testsOfChange } from './tests-of-change.ts'

const SOURCES =
  '{rules,datalog,entity-text,messages,converters,contract,artwork,images,server,testing,web,scripts}/**/*.{ts,tsx}'
const IMPORT = /\b(?:from|import)\s*\(?'([^']+)'/g

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

function changedFiles(since: string): string[] {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return files.filter((file) => existsSync(file))
}

/** The paths of a module's imports from this repository. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier)
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return [path.join(path.dirname(file), specifier)]
    const [, workspace] = /^@waybook\/([^/]+)$/.exec(specifier) ?? []
    return workspace === undefined ? [] : [`${workspace}/src/index.ts`]
  })
}

const changed = changedFiles(process.argv[2] ?? 'HEAD')
const sources = globSync(SOURCES, { exclude: (file) => /node_modules|dist/.test(file) })
const tests = testsOfChange(changed, new Map(sources.map((file) => [file, importsOf(file)])))
const code = changed.filter((file) => /\.tsx?$/.test(file))
const commands: Command[] = [['tsc', '-b']]
if (changed.length > 0) commands.push(['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed])
if (code.length > 0) commands.push(['oxlint', ...code])
if (tests.length > 0) commands.push([...vitest, '--passWithNoTests', ...tests])
process.exitCode = runCommands(commands, { LONG_SCREENS: '1' }) ? 0 : 1
