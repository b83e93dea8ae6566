import { failure, type Converted, type Format } from './folder/converted.ts'
import { convertKanka } from './kanka/convert-kanka.ts'
import { isKanka } from './kanka/kanka-export.ts'
import type { SourceFiles } from './reading/source-files.ts'
import { convertUvtt, isUvtt } from './uvtt/convert-uvtt.ts'

/** What a person can choose about a conversion. */
export interface ConversionOptions {
  /** How many towns of a map become pages, the largest first. */
  readonly towns?: number
}

interface Converter {
  readonly format: Format
  readonly recognizes: (source: SourceFiles) => boolean
  readonly convert: (source: SourceFiles, options: ConversionOptions) => Converted
}

/** The first that recognizes a source converts it. */
const converters: readonly Converter[] = [
  { format: 'kanka', recognizes: isKanka, convert: convertKanka },
  { format: 'uvtt', recognizes: (source) => [...source.keys()].some(isUvtt), convert: convertUvtt },
]

/** The format of a source; `null` if no converter recognizes it. */
export function detectFormat(source: SourceFiles): Format | null {
  return converters.find(({ recognizes }) => recognizes(source))?.format ?? null
}

/** Converts the files of another program to a campaign's folder. Never throws: a source that cannot be read is a failure with its place. */
export function convert(source: SourceFiles, options: ConversionOptions = {}): Converted {
  const whole = withoutCommonFolder(source)
  const converter = converters.find(({ recognizes }) => recognizes(whole))
  if (!converter) return failure([...source.keys()][0] ?? '', '', 'No converter recognizes this source')
  return converter.convert(whole, options)
}

/** Zip files often contain a folder with everything. */
function withoutCommonFolder(source: SourceFiles): SourceFiles {
  const paths = [...source.keys()]
  const [first = ''] = paths
  const prefix = first.slice(0, first.indexOf('/') + 1)
  if (prefix === '' || paths.length < 2 || !paths.every((path) => path.startsWith(prefix))) return source
  return new Map(Array.from(source, ([path, text]) => [path.slice(prefix.length), text]))
}
