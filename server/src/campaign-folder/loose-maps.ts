import path from 'node:path'

import { readEntityId } from '@waybook/contract'
import { isUvtt } from '@waybook/converters'

import { withoutEnding } from './picture-files.ts'

interface Files {
  readonly texts: ReadonlyMap<string, string>
  readonly pictures: Iterable<string>
}

/**
 * A page for each Universal VTT file that no page uses: a scene for the game master. The pages exist in Waybook only, and are written to a
 * folder once somebody has changed them.
 */
export function pagesOfLooseMaps({ texts, pictures }: Files): Map<string, string> {
  const maps = [...pictures].filter(isUvtt)
  if (maps.length === 0) return new Map()
  const ids = new Set(Array.from(texts.keys(), (file) => readEntityId(withoutEnding(file))))
  const naming = [...texts.values()].filter((text) => /2?vtt\b/i.test(text)).map(comparable)
  const loose = maps.filter((map) => {
    const id = readEntityId(withoutEnding(map))
    const isBeside = texts.has(pageOf(map)) || (id !== null && ids.has(id))
    const name = path.posix.basename(map)
    return (
      !isBeside && !naming.some((text) => [name, encodeURI(name)].map(comparable).some((one) => text.includes(one)))
    )
  })
  return new Map(loose.toReversed().map((map) => [pageOf(map), textOf(map)]))
}

/** The texts that stand for loose maps, by path, among the texts of a campaign. */
export function unwrittenPages(
  files: readonly { readonly path: string; readonly text: string }[],
  pictures: Iterable<string>,
): ReadonlySet<string> {
  const made = new Set([...pictures].filter(isUvtt).map((map) => `${pageOf(map)} ${textOf(map)}`))
  return new Set(files.filter(({ path: file, text }) => made.has(`${file} ${text}`)).map((one) => one.path))
}

function pageOf(map: string): string {
  return `${withoutEnding(map)}.md`
}

function textOf(map: string): string {
  return `---\ntype: scene\nvisible: false\nmap: ${JSON.stringify(map)}\n---\n`
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
