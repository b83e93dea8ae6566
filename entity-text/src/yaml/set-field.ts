import { isMap, isNode, isSeq } from 'yaml'

import { splitFile, withFrontMatter } from '../split-file.ts'
import { addEntry, insertLines, removeEntry, replaceValue } from './edit-collection.ts'
import { entriesOf, type Collection, type Entry } from './entries.ts'
import { parseYaml, type ParsedYaml } from './parse-yaml.ts'
import { styleOf } from './style-of.ts'
import { blockText, keyText, type YamlStyle } from './write-value.ts'
import { isFields, isList, isSameValue, type YamlPath, type YamlValue } from './yaml-value.ts'

/**
 * Sets a field of the front matter of an entity's file, or removes it if the value is `undefined`. A map or list that becomes empty is
 * removed too. Only the lines of that field change. A file whose front matter isn't YAML stays the same.
 * @example setField('---\nname: Rope # why\n---\n', ['name'], 'Bell') // '---\nname: Bell # why\n---\n'
 */
export function setField(text: string, path: YamlPath, value: YamlValue | undefined): string {
  const { frontMatter } = splitFile(text)
  if (frontMatter !== null) return withFrontMatter(text, setYamlField(frontMatter, path, value))
  if (value === undefined) return text
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const [, mark = '', body = ''] = /^(\uFEFF?)([^]*)$/.exec(text) ?? []
  const yaml = setYamlField('', path, value).replaceAll('\n', eol)
  return `${mark}---${eol}${yaml}---${eol}${body}`
}

/**
 * Sets or removes a field of a YAML text, such as `campaign.yaml`.
 * @example setYamlField('tags: [sea]\n', ['tags', 1], 'salt') // 'tags: [sea, salt]\n'
 */
export function setYamlField(yaml: string, path: YamlPath, value: YamlValue | undefined): string {
  const document = parseYaml(yaml)
  const [first] = path
  if (!document || first === undefined) return yaml
  if (document.contents !== null && !isMap(document.contents) && !isEmptyText(document)) return yaml
  return value === undefined ? removeAt(yaml, path) : setAt(yaml, path, value)
}

function isEmptyText({ contents }: ParsedYaml): boolean {
  return contents?.toJSON() === null
}

interface Found {
  readonly collection: Collection
  readonly entries: readonly Entry[]
  readonly entry: Entry | undefined
}

/** The existing collections along a path, each with its entry on the path. */
function trail(yaml: string, document: ParsedYaml, path: YamlPath): Found[] {
  const found: Found[] = []
  let node: unknown = document.contents
  for (const step of path) {
    if (!isMap(node) && !(isSeq(node) && typeof step === 'number')) break
    const entries = entriesOf(yaml, node)
    const entry = entries.find(({ name }) => name === String(step))
    found.push({ collection: node, entries, entry })
    node = entry?.value
  }
  return found
}

function setAt(yaml: string, path: YamlPath, value: YamlValue): string {
  const document = parseYaml(yaml)
  if (!document) return yaml
  const style = styleOf(yaml, document)
  const found = trail(yaml, document, path)
  const last = found.at(-1)
  if (!last || (found.length === 1 && last.entries.length === 0))
    return withFirst(yaml, document, nested(path, value), style)
  const { collection, entries, entry } = last
  const rest = nested(path.slice(found.length), value)
  if (entry) return setEntry(yaml, path.slice(0, found.length), { collection, entry, value: rest, style, document })
  const key = isSeq(collection) ? null : String(path[found.length - 1])
  if (entries.length > 0) return addEntry(yaml, collection, { key, place: entries.length, value: rest }, style)
  return setAt(yaml, path.slice(0, found.length - 1), key === null ? [rest] : { [key]: rest })
}

interface Setting {
  readonly document: ParsedYaml
  readonly collection: Collection
  readonly entry: Entry
  readonly value: YamlValue
  readonly style: YamlStyle
}

function setEntry(yaml: string, path: YamlPath, { document, collection, entry, value, style }: Setting): string {
  const old: unknown = isNode(entry.value) ? entry.value.toJS(document) : null
  if (isSameValue(old, value)) return yaml
  if (isFields(value) && isMap(entry.value) && entry.value.items.length > 0 && Object.keys(value).length > 0)
    return setPairs(
      yaml,
      path,
      entry.value.items.map(({ key }) => String(key)),
      value,
    )
  if (isList(value) && Array.isArray(old) && old.length > 0 && value.length > 0) return setItems(yaml, path, old, value)
  return replaceValue(yaml, collection, entry, value, style)
}

function setPairs(
  yaml: string,
  path: YamlPath,
  keys: readonly string[],
  fields: { readonly [key: string]: YamlValue },
): string {
  const set = Object.entries(fields).reduce((text, [key, value]) => setAt(text, [...path, key], value), yaml)
  const gone = keys.filter((key) => !Object.hasOwn(fields, key))
  return gone.reduce((text, key) => removeAt(text, [...path, key]), set)
}

/** Sets the items of a list, without touching equal items at its start and end. */
function setItems(yaml: string, path: YamlPath, old: readonly unknown[], items: readonly YamlValue[]): string {
  const shorter = Math.min(old.length, items.length)
  const firstOther = items.findIndex((item, place) => place >= shorter || !isSameValue(item, old[place]))
  const head = firstOther === -1 ? shorter : firstOther
  let tail = 0
  while (tail < shorter - head && isSameValue(old.at(-1 - tail), items.at(-1 - tail))) tail += 1
  const [oldEnd, end] = [old.length - tail, items.length - tail]
  let text = yaml
  for (let place = head; place < end; place += 1) {
    const value = items[place] ?? null
    text = place < oldEnd ? setAt(text, [...path, place], value) : addItem(text, path, place, value)
  }
  for (let place = oldEnd - 1; place >= end; place -= 1) text = removeAt(text, [...path, place])
  return text
}

function addItem(yaml: string, path: YamlPath, place: number, value: YamlValue): string {
  const document = parseYaml(yaml)
  const list = document && trail(yaml, document, [...path, place]).at(-1)?.collection
  return list ? addEntry(yaml, list, { key: null, place, value }, styleOf(yaml, document)) : yaml
}

/** Writes the first fields of a text without fields, after its comments. */
function withFirst(yaml: string, { contents }: ParsedYaml, fields: YamlValue, style: YamlStyle): string {
  if (!isFields(fields)) return yaml
  const [from, to] = contents?.range ?? [yaml.length, yaml.length]
  const kept = yaml.slice(0, from) + yaml.slice(to)
  const lines = Object.entries(fields).map(([key, value]) => `${keyText(key)}:${blockText(value, '', style)}`)
  return insertLines(kept, kept.length, lines.join(style.eol), style)
}

function removeAt(yaml: string, path: YamlPath): string {
  const document = parseYaml(yaml)
  const found = document ? trail(yaml, document, path) : []
  const last = found.at(-1)
  if (!last?.entry || found.length < path.length) return yaml
  if (last.entries.length === 1 && path.length > 1) return removeAt(yaml, path.slice(0, -1))
  return removeEntry(yaml, last.collection, last.entries.indexOf(last.entry))
}

function nested(path: YamlPath, value: YamlValue): YamlValue {
  return path.reduceRight<YamlValue>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value)
}
