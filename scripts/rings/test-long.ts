// npm run test:long [-- <part>...]: the outer ring. Without a part, runs all. With --after-change <minutes>, runs the parts for CI that take as long (decision 0165).
import { execFileSync } from 'node:child_process'

import { longParts, partsAfter, type LongPart } from './long-parts.ts'
import { playwright, runCommands, vitest, type Command } from './run-commands.ts'

/** The commits within this time are one piece of work, which takes at most a few hours. */
const CHANGE_MS = 12 * 3_600_000

function partsNamed(names: readonly string[]): readonly LongPart[] {
  const unknown = names.filter((name) => !longParts.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. The parts: ${longParts.map(({ name }) => name).join(', ')}`)
    process.exit(2)
  }
  return names.length === 0 ? longParts : longParts.filter(({ name }) => names.includes(name))
}

/** The files of all commits of the last piece of work. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
  const last = Number(git('log', '-1', '--format=%ct')) * 1000
  const since = new Date(last - CHANGE_MS).toISOString()
  return [...new Set(git('log', `--since=${since}`, '--name-only', '--format=').split('\n').filter(Boolean))]
}

function partsAfterChange(minutes: number): readonly LongPart[] {
  const { run, left } = partsAfter(changedFiles(), { now: Date.now(), minutes })
  const names = (parts: readonly LongPart[]) => parts.map(({ name }) => name).join(', ')
  console.log(
    `Parts of the outer ring: ${names(run)}${left.length > 0 ? `; waiting for their turn: ${names(left)}` : ''}`,
  )
  return run
}

const args = process.argv.slice(2)
const parts = args[0] === '--after-change' ? partsAfterChange(Number(args[1])) : partsNamed(args)
const files = [...new Set(parts.flatMap((part) => part.files))]
const commands: Command[] = [
  ['tsc', '-b'],
  ['knip', '--cache'],
  [...vitest, ...files],
]
if (parts.some(({ journeys }) => journeys)) commands.push(playwright)
process.exitCode = runCommands(commands, { LONG: '1' }) ? 0 : 1
