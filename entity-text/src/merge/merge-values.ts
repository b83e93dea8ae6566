import { isCollection, isMap, isSeq } from 'yaml'

import { entriesOf, lineStart, nextLine } from '../yaml/entries.ts'
import type { FieldView } from './field-view.ts'
import { pick, type Versions } from './hunk.ts'
import { inOrder, mergeLists } from './merge-lists.ts'

type FieldVersions = Versions<FieldView | undefined>

interface Bracketed {
  readonly isMap: boolean
  readonly names: readonly string[]
  readonly items: readonly string[]
  /** The text before the first item, between two items, and after the last item. */
  readonly frame: { readonly before: string; readonly between: string; readonly after: string }
}

/** Merges lists and maps in brackets on one line; `null` for other values, or if both sides changed the same item. */
export function mergeBrackets(fields: FieldVersions): string | null {
  const [mine, theirs] = [bracketed(fields.mine), bracketed(fields.theirs)]
  if (!mine || !theirs || mine.isMap !== theirs.isMap) return null
  const base = fields.base ? bracketed(fields.base) : { ...mine, names: [], items: [] }
  if (base?.isMap !== mine.isMap) return null
  const before = pick({ base: base.frame.before, mine: mine.frame.before, theirs: theirs.frame.before })
  const after = pick({ base: base.frame.after, mine: mine.frame.after, theirs: theirs.frame.after })
  const between = pick({ base: base.frame.between, mine: mine.frame.between, theirs: theirs.frame.between })
  const items = mine.isMap
    ? mergePairs({ base, mine, theirs })
    : mergeLists({ base: base.items, mine: mine.items, theirs: theirs.items })
  return before && after && items ? before.text + items.join(between?.text ?? ', ') + after.text : null
}

function bracketed(field: FieldView | undefined): Bracketed | null {
  if (!field || !isCollection(field.value) || !field.value.flow || !field.value.range) return null
  if (!isMap(field.value) && !isSeq(field.value)) return null
  const { yaml, end } = field.at
  const start = lineStart(yaml, field.at.mark)
  const entries = entriesOf(yaml, field.value)
  const [first, second] = entries
  if (!first || yaml.slice(start, end).includes('\n')) return null
  const frame = {
    before: yaml.slice(start, first.from),
    between: second ? yaml.slice(first.end, second.from) : ', ',
    after: yaml.slice(entries.at(-1)?.end, nextLine(yaml, end)),
  }
  const items = entries.map((entry) => yaml.slice(entry.from, entry.end))
  return { isMap: isMap(field.value), names: entries.map(({ name }) => name), items, frame }
}

function mergePairs({ base, mine, theirs }: Versions<Bracketed>): string[] | null {
  const textOf = ({ names, items }: Bracketed, name: string) => items[names.indexOf(name)] ?? ''
  const names = inOrder({ base: base.names, mine: mine.names, theirs: theirs.names })
  const merged = names.map((name) =>
    pick({ base: textOf(base, name), mine: textOf(mine, name), theirs: textOf(theirs, name) }),
  )
  return merged.every((one) => one !== null) ? merged.map(({ text }) => text).filter((text) => text !== '') : null
}

/** Merges lists with items on separate lines; `null` for other values, or if both sides changed the same item. */
export function mergeItems(fields: FieldVersions): string | null {
  const [mine, theirs] = [listed(fields.mine), listed(fields.theirs)]
  if (!mine || !theirs) return null
  const base = fields.base ? listed(fields.base) : { head: mine.head, items: [] }
  const head = base && pick({ base: base.head, mine: mine.head, theirs: theirs.head })
  const items = head && mergeLists({ base: base.items, mine: mine.items, theirs: theirs.items })
  return items ? head.text + items.join('') : null
}

function listed(field: FieldView | undefined): { readonly head: string; readonly items: readonly string[] } | null {
  if (!field || !isSeq(field.value) || field.value.flow) return null
  const { yaml, mark } = field.at
  const below = nextLine(yaml, mark)
  let at = below
  const items = entriesOf(yaml, field.value).map(({ end }) => {
    const start = at
    at = nextLine(yaml, end)
    return yaml.slice(start, at)
  })
  return { head: yaml.slice(lineStart(yaml, mark), below), items }
}
