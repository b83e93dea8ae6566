import { isScalar } from 'yaml'

import { innerView, viewOf, type FieldView, type MapView } from './field-view.ts'
import { isMerged, pick, type Part, type Versions } from './hunk.ts'
import { inOrder } from './merge-lists.ts'
import { mergeText, type WordBudget } from './merge-text.ts'
import { mergeBrackets, mergeItems } from './merge-values.ts'

/** Merges YAML by key; `null` if a version isn't a map, or the result wouldn't be YAML. Every version must end with a line break. */
export function mergeFields(versions: Versions, budget: WordBudget): Part[] | null {
  const [base, mine, theirs] = [viewOf(versions.base), viewOf(versions.mine), viewOf(versions.theirs)]
  if (!base || !mine || !theirs) return null
  const parts = mergeMaps({ base, mine, theirs }, { path: '', budget })
  return isMerged(parts) && viewOf(parts.join('')) === null ? null : parts
}

interface Within {
  /** The path of the map with the keys, such as `properties.`. */
  readonly path: string
  readonly budget: WordBudget
}

function mergeMaps({ base, mine, theirs }: Versions<MapView>, { path, budget }: Within): Part[] {
  const parts = inOrder({ base: namesOf(base), mine: namesOf(mine), theirs: namesOf(theirs) }).flatMap((name) => {
    const fields = { base: base.fields.get(name), mine: mine.fields.get(name), theirs: theirs.fields.get(name) }
    const within = { path: `${path}${name}`, budget }
    const own = mergeField(fields, within)
    const isRemoved = own.every((part) => part === '')
    return isRemoved ? mergeAboveRemoved(fields, within) : [...mergeAbove(fields, within), ...own]
  })
  const below = { base: base.below, mine: mine.below, theirs: theirs.below }
  return [...parts, ...namedAfter(mergeText(below, 1, budget), path === '' ? 'the end' : path.slice(0, -1))]
}

type FieldVersions = Versions<FieldView | undefined>

function textsOf({ base, mine, theirs }: FieldVersions, key: 'above' | 'own'): Versions {
  return { base: base?.[key] ?? '', mine: mine?.[key] ?? '', theirs: theirs?.[key] ?? '' }
}

/** Merges the comments above a key. A version without the key takes the comments from a version that has it. */
function mergeAbove({ base, mine, theirs }: FieldVersions, { path, budget }: Within): Part[] {
  const only = mine && theirs ? undefined : (mine ?? theirs)
  const above = textsOf({ base: base ?? only, mine: mine ?? base ?? only, theirs: theirs ?? base ?? only }, 'above')
  return namedAfter(mergeText(above, 1, budget), path)
}

/** A removed key takes its comments along, but not a comment that the other side added above it. */
function mergeAboveRemoved(fields: FieldVersions, { path, budget }: Within): Part[] {
  return namedAfter(mergeText(textsOf(fields, 'above'), 1, budget), path)
}

function mergeField(fields: FieldVersions, { path, budget }: Within): Part[] {
  const own = textsOf(fields, 'own')
  const picked = pick(own)
  if (picked) return [picked.text]
  return mergeInner(fields, { path, budget }) ?? [mergeValue(fields, own, budget) ?? { where: path, ...own }]
}

/** Merges block maps by their keys; `null` if a version is something else. */
function mergeInner(fields: FieldVersions, { path, budget }: Within): Part[] | null {
  const [mine, theirs] = [fields.mine && innerView(fields.mine), fields.theirs && innerView(fields.theirs)]
  if (!mine || !theirs) return null
  const base = fields.base ? innerView(fields.base) : { head: mine.head, fields: new Map(), below: '' }
  const head = base && pick({ base: base.head, mine: mine.head, theirs: theirs.head })
  return head ? [head.text, ...mergeMaps({ base, mine, theirs }, { path: `${path}.`, budget })] : null
}

/** A value with at most this many words is a number or a name. Mixing two versions of it makes no sense. */
const PROSE_WORDS = 8

function mergeValue({ base, mine, theirs }: FieldVersions, own: Versions, budget: WordBudget): string | null {
  if (!mine || !theirs) return null
  const list = mergeBrackets({ base, mine, theirs }) ?? mergeItems({ base, mine, theirs })
  if (list !== null) return list
  const isText = [base, mine, theirs].every((field) => isScalar(field?.value) && typeof field.value.value === 'string')
  if (!isText || (own.base.match(/[\p{L}\p{N}]+/gu) ?? []).length <= PROSE_WORDS) return null
  const parts = mergeText(own, 1, budget)
  return isMerged(parts) ? parts.join('') : null
}

function namedAfter(parts: readonly Part[], where: string): Part[] {
  return parts.map((part) => (typeof part === 'string' ? part : { ...part, where }))
}

function namesOf({ fields }: MapView): string[] {
  return [...fields.keys()]
}
