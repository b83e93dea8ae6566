import { mkdir, readdir } from 'node:fs/promises'

import { convert, type Conversion } from '@waybook/converters'

import { type Environment, UsageError } from '#app/environment.ts'
import { withSource, writeConversion } from '#features/imports/read-source.ts'

import { readArguments } from './arguments.ts'
import { conversionLines } from './conversion-lines.ts'
import { usages } from './usage.ts'

const { usage } = usages.convert
const TOWNS_MAX = 1000

/** Writes the files of another program as a campaign folder, and reports what is missing. */
export async function convertSource(args: readonly string[], _environment: Environment): Promise<number> {
  const options = { json: { type: 'boolean' }, all: { type: 'boolean' }, towns: { type: 'string' } } as const
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 2, most: 2 } })
  const [from = '', out = ''] = positionals
  const towns = townsIn(values.towns)
  const there = await readdir(out).catch((error: unknown) => (isMissing(error) ? [] : null))
  if (there === null || there.length > 0) throw new UsageError(`${out} is not empty; choose a new folder`)
  const opened = await withSource(from, async (source) => {
    const converted = convert(source.files, towns === undefined ? {} : { towns })
    if (!converted.ok) return converted
    await mkdir(out, { recursive: true })
    await writeConversion(out, converted, source)
    return converted
  })
  if (!opened.ok) throw new UsageError(`${from}: ${opened.why}`)
  const { result } = opened
  if (!result.ok) {
    const place = [from, result.file, result.place].filter((part) => part !== '').join(': ')
    process.stderr.write(`waybook: ${place}: ${result.why}\n`)
    return 1
  }
  process.stdout.write(values.json === true ? jsonOf(result) : textOf(result, out, values.all === true))
  return 0
}

function townsIn(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  const towns = Number(written)
  if (Number.isInteger(towns) && towns >= 0 && towns <= TOWNS_MAX) return towns
  throw new UsageError(`--towns: write a whole number from 0 to ${TOWNS_MAX}`)
}

function textOf({ report }: Conversion, out: string, all: boolean): string {
  return `${conversionLines(report, out, all).join('\n')}\n`
}

function jsonOf({ report, scenes }: Conversion): string {
  return `${JSON.stringify({ ...report, scenes: Object.fromEntries(scenes) }, null, 2)}\n`
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
