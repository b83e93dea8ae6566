import type { HiddenNames } from '#rich-text/hidden-sections.ts'

import { CAMPAIGN_FILE } from '../campaign-file.ts'
import type { FileTypes } from '../file-types.ts'
import { typedReader, type TypedOf } from '../folder-ids.ts'
import { proposeHidden, type ProposedName } from './game-master-headings.ts'
import { proposeTypes, type TypeProposal } from './propose-types.ts'

/** What `campaign.yaml` could say about the files of a folder. */
export interface Proposal extends TypeProposal {
  /** Names of headings, callouts, folders, tags and pages that look like the game master's. */
  readonly hide: readonly ProposedName[]
  /** The author's own keys, which pages could show. */
  readonly properties: readonly ProposedName[]
}

/** What `campaign.yaml` says already. */
interface Known {
  readonly types: FileTypes
  readonly hidden: HiddenNames
  readonly shownKeys: ReadonlySet<string>
}

export function proposeReading(
  texts: ReadonlyMap<string, string>,
  { types, hidden, shownKeys }: Known,
  typedOf: TypedOf = typedReader(),
): Proposal {
  const files = Array.from(texts, ([file, text]) => ({ file, text, ...typedOf(file, text) })).filter(
    ({ file }) => file !== CAMPAIGN_FILE,
  )
  return {
    ...proposeTypes(texts, types, typedOf),
    hide: proposeHidden(files, hidden),
    properties: proposeProperties(files, shownKeys),
  }
}

/** Keys of Obsidian's plugins and of site generators that say how a page looks, not what it is about. */
const ABOUT_LOOKS =
  /^(?:position|css-?class(?:es)?|publish|draft|weight|layout|slug|url|permalink|banner.*|icon|sticker|noteicon|obsidianuimode|statblock|kanban-plugin|excalidraw.*|dg-.*|fc-.*|leaflet.*|map.*|created|modified|updated|uid|id|up|prev|next|sort.*|menu|toc|nav.*|image.*|cover.*|thumbnail|obsidianeditingmode|cards-.*)$/i
const PROPERTIES_MAX = 60

function proposeProperties(
  files: readonly { readonly keys: readonly string[] }[],
  shown: ReadonlySet<string>,
): ProposedName[] {
  const found = new Map<string, number>()
  for (const { keys } of files)
    for (const key of keys) if (!shown.has(key) && !ABOUT_LOOKS.test(key)) found.set(key, (found.get(key) ?? 0) + 1)
  return Array.from(found, ([name, pages]) => ({ name, pages }))
    .toSorted((one, other) => other.pages - one.pages || one.name.localeCompare(other.name))
    .slice(0, PROPERTIES_MAX)
}
