import { isCollection, isMap, isNode, isPair, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'

export type Collection = YAMLMap | YAMLSeq

/** A key with its value, or an item of a list, with its offsets in the text. */
export interface Entry {
  /** The key, or the index in the list. */
  readonly name: string
  /** The start of the key or the item's dash. */
  readonly from: number
  /** The end of the colon or dash, where the value may begin. */
  readonly mark: number
  /** The end of the value. A comment may follow on its line. */
  readonly end: number
  readonly value: unknown
}

/** The entries of a map or list in its source text. */
export function entriesOf(yaml: string, collection: Collection): Entry[] {
  return isSeq(collection) ? itemsOf(yaml, collection) : pairsOf(yaml, collection)
}

function pairsOf(yaml: string, map: YAMLMap): Entry[] {
  return map.items.map(({ key, value, srcToken }) => {
    const [from, keyEnd] = rangeOf(key)
    const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset
    const mark = colon === undefined ? keyEnd : colon + 1
    const name = isScalar(key) ? String(key.value) : yaml.slice(from, keyEnd)
    return { name, from, mark, end: Math.max(mark, endOf(yaml, value)), value }
  })
}

function itemsOf(yaml: string, list: YAMLSeq): Entry[] {
  const token = list.srcToken
  const tokens = token && 'items' in token ? token.items : []
  return list.items.map((item, place) => {
    const dash = tokens[place]?.start.find(({ type }) => type === 'seq-item-ind')?.offset
    const from = dash ?? rangeOf(isPair(item) ? item.key : item)[0]
    const mark = dash === undefined ? from : dash + 1
    return { name: String(place), from, mark, end: Math.max(mark, endOf(yaml, item)), value: item }
  })
}

function rangeOf(node: unknown): readonly [from: number, to: number] {
  const range = isNode(node) ? node.range : null
  return range ? [range[0], range[1]] : [0, 0]
}

/** The end of a value, without a following comment or the empty lines after a block of text. */
function endOf(yaml: string, node: unknown): number {
  if (isPair(node)) return Math.max(endOf(yaml, node.key), endOf(yaml, node.value))
  if (isCollection(node) && !node.flow && (isMap(node) || isSeq(node)))
    return Math.max(rangeOf(node)[0], ...entriesOf(yaml, node).map(({ end }) => end))
  const [from, to] = rangeOf(node)
  const isKept = /^[|>]\d?\+/.test(yaml.slice(from, from + 3))
  if (!isScalar(node) || !node.type?.startsWith('BLOCK') || isKept) return to
  return from + yaml.slice(from, to).trimEnd().length
}

export function isBlockText(node: unknown): boolean {
  return isScalar(node) && node.type?.startsWith('BLOCK') === true
}

/** The start of the line that contains the offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** The start of the next line, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  return found === -1 ? text.length : found + 1
}
