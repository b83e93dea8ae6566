import { mkdir, readdir } from 'node:fs/promises'

import { convert, type Conversion, type FolderFile, toFoundryActors, toOnlyWorlds } from '@waybook/converters'

import { type Environment, UsageError } from '#app/environment.ts'
import { counted } from '#campaign-folder/fault.ts'
import { type OpenSource, withSource, writeFiles } from '#features/imports/read-source.ts'

import { readArguments } from './arguments.ts'
import { conversionLines } from './conversion-lines.ts'
import { usages } from './usage.ts'

const { usage } = usages.convert
const TOWNS_MAX = 1000

/** The formats that a campaign folder can become. */
const TARGETS = { onlyworlds: toOnlyWorlds, foundry: toFoundryActors } as const

/** Writes the files of another program as a campaign folder and reports what is missing, or a campaign folder as files of another program. */
export async function convertSource(args: readonly string[], _environment: Environment): Promise<number> {
  const flag = { type: 'boolean' } as const
  const options = { json: flag, all: flag, towns: { type: 'string' }, to: { type: 'string' } } as const
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 2, most: 2 } })
  const [from = '', out = ''] = positionals
  const towns = townsIn(values.towns)
  const target = targetIn(values.to)
  const there = await readdir(out).catch((error: unknown) => (isMissing(error) ? [] : null))
  if (there === null || there.length > 0) throw new UsageError(`${out} is not empty; choose a new folder`)
  const opened = await withSource(from, async (source) => {
    if (target) return await writeFor(target, source, out)
    const converted = convert(source.files, towns === undefined ? {} : { towns })
    if (!converted.ok) return refuse([from, converted.file, converted.place, converted.why])
    await mkdir(out, { recursive: true })
    await writeFiles(out, converted.files, source)
    process.stdout.write(values.json === true ? jsonOf(converted) : textOf(converted, out, values.all === true))
    return 0
  })
  if (!opened.ok) throw new UsageError(`${from}: ${opened.why}`)
  return opened.result
}

type Target = (files: OpenSource['files']) => readonly FolderFile[]

async function writeFor(target: Target, source: OpenSource, out: string): Promise<number> {
  const files = target(source.files)
  if (files.length === 0) return refuse(['There is nothing in this folder that the other program could read'])
  await mkdir(out, { recursive: true })
  await writeFiles(out, files, source)
  process.stdout.write(`Wrote ${counted(files.length, 'file')} to ${out}. They contain secrets of the game master\n`)
  return 0
}

function refuse(parts: readonly string[]): number {
  process.stderr.write(`waybook: ${parts.filter((part) => part !== '').join(': ')}\n`)
  return 1
}

function targetIn(written: string | undefined): Target | null {
  if (written === undefined) return null
  if (written === 'onlyworlds' || written === 'foundry') return TARGETS[written]
  throw new UsageError(`--to: write ${Object.keys(TARGETS).join(' or ')}`)
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
