import { entityTypes, typeOfCategory, type EntityType } from '@waybook/contract'

/** The parsed text of the search field. */
export interface SearchQuery {
  /** The words to search for, without the filters. */
  readonly words: string
  readonly type?: EntityType
  readonly tag?: string
  /** Whether a `>` before the words limits the search to commands. */
  readonly commands: boolean
}

const COMMANDS = '>'
/** `type:item`, `#tag` or `#"tag of several words"`, between spaces. */
const FILTER = /(?<=^|\s)(?:type:(?<type>[a-z]+)|#(?:"(?<quoted>[^"]+)"|(?<tag>[^\s"]+)))(?=\s|$)/giu

/** Reads the filters in a typed text. The last of several counts. An unknown type is an ordinary word. */
export function readQuery(typed: string): SearchQuery {
  const text = typed.trimStart()
  if (text.startsWith(COMMANDS)) return { words: text.slice(COMMANDS.length).trim(), commands: true }
  let type: EntityType | undefined
  let tag: string | undefined
  let words = text
  for (const { 0: filter, groups = {} } of text.matchAll(FILTER)) {
    const asked = typeNamed(groups['type'] ?? '')
    if (groups['type'] !== undefined && asked === undefined) continue
    type = asked ?? type
    tag = groups['quoted'] ?? groups['tag'] ?? tag
    words = words.replace(filter, ' ')
  }
  return {
    words: words.replaceAll(/\s+/g, ' ').trim(),
    ...(type !== undefined && { type }),
    ...(tag !== undefined && { tag }),
    commands: false,
  }
}

interface WrittenQuery {
  readonly words?: string
  readonly type?: EntityType | undefined
  readonly tag?: string | undefined
}

/** The text for a query, with the filters first. `readQuery` reads the same query back. */
export function writeQuery({ words = '', type, tag }: WrittenQuery): string {
  const written = tag !== undefined && /\s/.test(tag) ? `"${tag}"` : tag
  const filters = [type === undefined ? '' : `type:${type}`, written === undefined ? '' : `#${written}`]
  return [...filters.filter(Boolean), words].join(' ')
}

/** The unfinished tag at the end of the text, '' after a bare `#`; `null` if there is none. */
export function tagBegun(typed: string): string | null {
  return /(?:^|\s)#"?([^\s"#]*)$/u.exec(typed)?.[1] ?? null
}

function typeNamed(name: string): EntityType | undefined {
  const lower = name.toLowerCase()
  return entityTypes.find((type) => type === lower) ?? typeOfCategory(lower) ?? undefined
}
