import type { EntityCard } from '@waybook/contract'
import { search } from '@waybook/messages/search'

import { useMe } from '#api/session.ts'

import { argumentOf, hasArgument } from './command-verbs.ts'
import { findEntries, ranks, type Entry, type FoundEntry } from './find-entries.ts'
import type { SearchQuery } from './search-query.ts'
import { createCommands, useCommands, useRollCommands } from './use-commands.ts'
import { useEntries } from './use-entries.ts'
import { useHits } from './use-hits.ts'
import { useSceneCommands } from './use-scene-commands.ts'
import { useTableCommands } from './use-table-commands.ts'

/** Typing more finds the others. */
const COMMANDS_MAX = 5

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
  const isCommand = hasArgument(asked) && withWords.length > 0
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
