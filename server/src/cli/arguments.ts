import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

import { UsageError } from '#app/environment.ts'

/** Parses a command's arguments. Throws a UsageError that shows the usage if an option is unknown or the number of arguments is wrong. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options, wanted }: { usage: string; options: Options; wanted: { least: number; most: number } },
) {
  const read = parse([...args], options, usage)
  const count = read.positionals.length
  if (count < wanted.least || count > wanted.most)
    throw new UsageError(`${count < wanted.least ? 'Missing argument' : 'Too many arguments'}: ${usage}`)
  return read
}

function parse<Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : '').split('. ')
    throw new UsageError(`${first}: ${usage}`)
  }
}
