import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/

/**
 * Makes stack traces name the lines of the sources, also in the bundle. Reads a source map when the first stack trace needs it. Node's own
 * support for source maps reads all of them at the start, which takes a second.
 */
export function useSourceMaps(): void {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (file: string): SourceMap | null => {
    if (!maps.has(file)) maps.set(file, readMap(file))
    return maps.get(file) ?? null
  }
  Error.prepareStackTrace = (error, frames) => {
    // oxlint-disable-next-line typescript/no-base-to-string -- V8's frames have their own toString
    const lines = frames.map((frame) => `    at ${inSource(frame.toString(), mapOf)}`)
    return [String(error), ...lines].join('\n')
  }
}

function readMap(file: string): SourceMap | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-argument -- a map that our bundler wrote
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')))
  } catch {
    return null
  }
}

/** `run (file:///waybook/server/dist/main.js:20:5)` -> `run (file:///waybook/server/src/cli/start.ts:7:3)` */
export function inSource(frame: string, mapOf: (file: string) => SourceMap | null): string {
  return frame.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    return `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}
