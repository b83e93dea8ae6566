import { splitFile } from '@waybook/entity-text'

import { type HiddenNames, hiddenName } from '#rich-text/hidden-sections.ts'

import type { AuthoredEntity } from '../authored-campaign.ts'
import { warning, type Fault } from '../fault.ts'
import { nameOfFile } from '../file-id.ts'

const HEADING = /^[ \t>]*#{1,6}[ \t]+(.+?)[ \t]*#*$/
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/
const CALLOUT_TITLE = /^[ \t>]*>[ \t]*\[!(?!secret|gm\])[^\]]+\][+-]?[ \t]*(.+)$/i
/** In English, German, French, Spanish, Italian and Polish. */
const FOR_THE_GAME_MASTER =
  /\b(?:[gd]m|(?:game|dungeon)[ -]?master|spielleit(?:er|ung)|meisterinformation|ma[iî]tre du jeu|mj|director de juego|narratore|mistrz gry)\b/i
const SECRET = /^(?:gm |dm )?(?:secrets?|geheimnisse?|geheim|secretos?|segreti|segredos?)\b/i
const FENCE = /^[ \t>]*(?:```|~~~)/

/** A name that looks as if what has it is for the game master only. */
interface SuspectName {
  readonly name: string
  readonly line: number
  readonly of: 'heading' | 'callout'
}

/** The headings and titles of callouts, such as `## DM notes`, that look like notes for the game master. */
function suspectNames(text: string): SuspectName[] {
  if (!FOR_THE_GAME_MASTER.test(text) && !/secret|segret|segred|geheim/i.test(text)) return []
  const found: SuspectName[] = []
  const { body, bodyOffset } = splitFile(text)
  const before = text.slice(0, bodyOffset).split('\n').length
  const lines = body.split(/\r?\n/)
  let isCode = false
  for (const [index, line] of lines.entries()) {
    if (FENCE.test(line)) isCode = !isCode
    if (isCode) continue
    const heading = HEADING.exec(line)?.[1] ?? (UNDERLINE.test(lines[index + 1] ?? '') ? line.trim() : undefined)
    const name = heading ?? CALLOUT_TITLE.exec(line)?.[1] ?? ''
    if (FOR_THE_GAME_MASTER.test(name) || SECRET.test(name))
      found.push({ name: withoutMarks(name), line: before + index, of: heading === undefined ? 'callout' : 'heading' })
  }
  return found.filter(({ name }) => name !== '' && name.length <= NAME_MAX)
}

const NAME_MAX = 80

/** `**DM notes**` as a page shows it. */
function withoutMarks(name: string): string {
  return name.replaceAll(/[*_`]+/g, '').trim()
}

/** Whether players should not see what is in a folder, or has a tag or a title, with this name. */
function isForGameMaster(name: string): boolean {
  return FOR_THE_GAME_MASTER.test(name)
}

/** A name that `hide` could list, with the number of pages that have it. */
export interface ProposedName {
  readonly name: string
  readonly pages: number
}

interface NamedFile {
  readonly file: string
  readonly text: string
  readonly tags: readonly string[]
}

/** The names of headings, callouts, folders, tags and pages that look like the game master's, without those that are hidden already. */
export function proposeHidden(files: Iterable<NamedFile>, hidden: HiddenNames): ProposedName[] {
  const found = new Map<string, { name: string; pages: number }>()
  for (const { file, text, tags } of files) {
    const [, ...folders] = file.split('/').toReversed()
    const about = [nameOfFile(file), ...folders, ...tags].filter(isForGameMaster)
    const names = [...about, ...suspectNames(text).map(({ name }) => name)]
    for (const [key, name] of new Map(names.map((one) => [hiddenName(one), one]))) {
      const known = found.get(key)
      if (known) known.pages += 1
      else if (key !== '' && !hidden.has(key)) found.set(key, { name, pages: 1 })
    }
  }
  return [...found.values()].toSorted((one, other) => other.pages - one.pages || one.name.localeCompare(other.name))
}

/** A warning for each heading, such as `## DM notes`, whose text players would read if they could read the page. */
export function gameMasterHeadings(
  { source: { path, text } }: Pick<AuthoredEntity, 'source'>,
  hidden: HiddenNames,
): Fault[] {
  return suspectNames(text)
    .filter(({ name }) => !hidden.has(hiddenName(name)))
    .map(({ name, line, of }) =>
      warning({ file: path, line }, `the ${of === 'heading' ? 'heading' : 'title'} "${name}" ${WHY}`, FIX),
    )
}

const WHY = 'looks like notes for the game master'
const FIX =
  'players read the text below it once you show the page: list the name under hide: in campaign.yaml, or keep the page hidden'
