import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../campaign')

/** The texts of the demo campaign's entities, by path. */
export function demoFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /.\/.*\.md$/.test(file))
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}
