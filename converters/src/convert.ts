import { convertAdversaries, isAdversaries } from './adversaries/convert-adversaries.ts'
import { convertAzgaar } from './azgaar/convert-azgaar.ts'
import { isAzgaar } from './azgaar/read-azgaar.ts'
import type { ConversionOptions, Converted, Format } from './folder/converted.ts'
import { convertFoundry } from './foundry/convert-foundry.ts'
import { isFoundry } from './foundry/foundry-source.ts'
import { convertKanka } from './kanka/convert-kanka.ts'
import { isKanka } from './kanka/kanka-export.ts'
import { convertOggDude, isOggDude } from './oggdude/convert-oggdude.ts'
import { convertOnlyWorlds, isOnlyWorlds } from './onlyworlds/convert-onlyworlds.ts'
import type { SourceFiles } from './reading/source-files.ts'
import { failure } from './report/failure.ts'
import { convertUvtt, isUvtt } from './uvtt/convert-uvtt.ts'

interface Converter {
  readonly format: Format
  readonly recognizes: (source: SourceFiles) => boolean
  readonly convert: (source: SourceFiles, options: ConversionOptions) => Converted
}

/** The first that recognizes a source converts it. */
const converters: readonly Converter[] = [
  { format: 'kanka', recognizes: isKanka, convert: convertKanka },
  { format: 'onlyworlds', recognizes: isOnlyWorlds, convert: convertOnlyWorlds },
  { format: 'foundry', recognizes: isFoundry, convert: convertFoundry },
  { format: 'azgaar', recognizes: isAzgaar, convert: convertAzgaar },
  { format: 'oggdude', recognizes: isOggDude, convert: convertOggDude },
  { format: 'adversaries', recognizes: isAdversaries, convert: convertAdversaries },
  { format: 'uvtt', recognizes: (source) => [...source.keys()].some(isUvtt), convert: convertUvtt },
]

/** Converts the files of another program to a campaign's folder. Never throws: a source that cannot be read is a failure with its place. */
export function convert(source: SourceFiles, options: ConversionOptions = {}): Converted {
  const { prefix, within } = inCommonFolder(source)
  const converter = converters.find(({ recognizes }) => recognizes(within))
  if (!converter) return failure([...source.keys()][0] ?? '', '', 'No converter recognizes this source')
  return withFolder(prefix, converter.convert(within, options))
}

/** The program that these files are from; `null` if no converter recognizes them. */
export function formatOf(source: SourceFiles): Format | null {
  const { within } = inCommonFolder(source)
  return converters.find(({ recognizes }) => recognizes(within))?.format ?? null
}

function inCommonFolder(source: SourceFiles) {
  const prefix = commonFolder(source)
  return { prefix, within: new Map(Array.from(source, ([path, text]) => [path.slice(prefix.length), text])) }
}

/** Zip files often contain a folder with everything. Converters read what is in it. */
function commonFolder(source: SourceFiles): string {
  const paths = [...source.keys()]
  const [first = ''] = paths
  const prefix = first.slice(0, first.indexOf('/') + 1)
  return paths.length > 1 && paths.every((path) => path.startsWith(prefix)) ? prefix : ''
}

/** Names the files of the source by their whole paths again. */
function withFolder(prefix: string, converted: Converted): Converted {
  if (!converted.ok) return { ...converted, file: converted.file && `${prefix}${converted.file}` }
  const files = converted.files.map((file) =>
    'copyOf' in file ? { ...file, copyOf: `${prefix}${file.copyOf}` } : file,
  )
  const outcomes = converted.report.files.map((one) => ({ ...one, file: `${prefix}${one.file}` }))
  return { ...converted, files, report: { ...converted.report, files: outcomes } }
}
