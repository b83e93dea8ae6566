import type { EntityCard } from '@waybook/contract'
import { commands } from '@waybook/messages/commands'
import { search } from '@waybook/messages/search'

import { useMe } from '#api/session.ts'

import { findEntries, ranks, type Entry, type FoundEntry } from './find-entries.ts'
import type { SearchQuery } from './search-query.ts'
import { createCommands, useCommands, useRollCommands } from './use-commands.ts'
import { useEntries } from './use-entries.ts'
import { useHits } from './use-hits.ts'
import { useSceneCommands } from './use-scene-commands.ts'
import { useTableCommands } from './use-table-commands.ts'

/** Typing more finds the others. */
const COMMANDS_MAX = 5

/** The beginning of each command in English, which always works. */
const verbs = {
  roll: /^roll\s+/i,
  create: /^create\s+/i,
  go: /^go( to)?\s+/i,
  show: /^show( scene)?\s+/i,
  prepare: /^prepare( scene)?\s+/i,
} as const

type Verb = keyof typeof verbs

/** The beginning of each command in the user's language. */
const translated: Readonly<Record<Verb, () => string>> = {
  roll: () => commands.rollVerb(),
  create: () => commands.createVerb(),
  go: () => commands.goVerb(),
  show: () => commands.showVerb(),
  prepare: () => commands.prepareVerb(),
}

/** The text after a verb: `roll 2y1g` -> `2y1g`; '' without the verb. */
function argumentOf(words: string, verb: Verb): string {
  const own = `${translated[verb]()} `
  if (words.toLowerCase().startsWith(own.toLowerCase())) return words.slice(own.length).trim()
  const match = verbs[verb].exec(words)
  return match ? words.slice(match[0].length).trim() : ''
}

const hasVerb = (words: string) =>
  (['roll', 'create', 'go', 'show', 'prepare'] as const).some((verb) => argumentOf(words, verb) !== '')

/**
 * The commands that match the words; all commands for a bare `>`. `found`: the search results, whose scenes get commands too. `isCommand`: the words
 * are a verb with an argument.
 */
export function useCommandFindings(
  { words, commands: onlyCommands, type, tag }: SearchQuery,
  found: readonly EntityCard[],
) {
  const isGameMaster = useMe().role === 'gameMaster'
  const isFiltered = type !== undefined || tag !== undefined
  const asked = isFiltered ? '' : words
  const all = useCommands()
  const rolls = useRollCommands(argumentOf(asked, 'roll'))
  const tables = useTableCommands(argumentOf(asked, 'roll'))
  const created = isGameMaster ? createCommands(argumentOf(asked, 'create')) : []
  const { pages } = useEntries()
  const places = findEntries(pages, argumentOf(asked, 'go')).map(({ entry }) => entry)
  const scenes = useScenes(asked, found)
  const withWords: readonly Entry[] = [...rolls, ...tables, ...created, ...places, ...scenes]
  // Matches in a command's description count only in a search for commands.
  const matching = findEntries(all, asked).filter(({ rank }) => onlyCommands || rank <= ranks.name)
  const listed = onlyCommands && words === '' ? all.map(unmarked) : matching
  const items = [...withWords.map(unmarked), ...listed]
  const isCommand = hasVerb(asked) && withWords.length > 0
  return { group: { title: search.commands(), items: onlyCommands ? items : items.slice(0, COMMANDS_MAX) }, isCommand }
}

/** The commands for the scenes that match the words, with or without a verb. */
function useScenes(asked: string, found: readonly EntityCard[]) {
  const { may } = useMe()
  const mayAny = may.includes('setActiveScene') || may.includes('editTokens')
  const shown = argumentOf(asked, 'show')
  const prepared = argumentOf(asked, 'prepare')
  const words = shown || prepared
  const { data } = useHits(mayAny && words !== '' ? { words, type: 'scene' } : { words: '' })
  const scenes = words === '' ? found.filter(({ type }) => type === 'scene') : (data?.entities ?? [])
  return useSceneCommands(scenes, shown === '' ? 'prepare' : 'show')
}

function unmarked(entry: Entry): FoundEntry {
  return { entry, line: entry.lines[0], nameRanges: [], lineRanges: [], rank: ranks.text }
}
