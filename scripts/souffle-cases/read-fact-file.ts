import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

import type { RelationSchema, Value } from '@waybook/datalog'

/** Reads a fact file: one row per line, values separated by tabs. Throws a `TypeError` if a line has too few. A missing file has no rows. */
export async function readFactFile(file: string, { attributes }: RelationSchema): Promise<Value[][]> {
  if (!existsSync(file)) return []
  const bytes = await readFile(file)
  const text = bytes[0] === 0x1f ? gunzipSync(bytes) : bytes
  const lines = text.toString('utf8').split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => {
    const parts = line.replace(/\r$/, '').split('\t')
    return attributes.map(({ type }, column) => {
      const part = parts[column]
      if (part === undefined || (part === '' && type !== 'symbol')) throw new TypeError(`${file}: ${line}`)
      return type === 'symbol' ? part : Number(part)
    })
  })
}
