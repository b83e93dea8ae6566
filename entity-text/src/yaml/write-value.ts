import { Document, Scalar } from 'yaml'

import { isFields, isList, type YamlScalar, type YamlValue } from './yaml-value.ts'

/** The style of a file, which additions follow. */
export interface YamlStyle {
  readonly eol: string
  /** The indentation of a level. */
  readonly step: string
  /** The indentation of a list under its key. */
  readonly listStep: string
  /** Whether lists of words are written as `[one, two]`. */
  readonly flowLists: boolean
  /** The space between the braces and the content of `{ key: value }`. */
  readonly padding: string
}

/** A quoting style, by the parser's name. */
export type Quoting = Scalar.Type | undefined

/** A value after `key:` or `-` in a block: the rest of the line, and following lines after `indent`. */
export function blockText(value: YamlValue, indent: string, style: YamlStyle, quoting?: Quoting): string {
  if (isList(value) && value.length > 0 && !(style.flowLists && value.every(isWord)))
    return value
      .map((one) => `${style.eol}${indent}${style.listStep}-${itemText(one, indent + style.listStep, style)}`)
      .join('')
  if (isFields(value) && Object.keys(value).length > 0)
    return `${style.eol}${pairLines(value, indent + style.step, style)}`
  if (isList(value) || isFields(value)) return ` ${flowText(value, style)}`
  const [first = '', ...rest] = scalarLines(value, quoting)
  return [` ${first}`, ...rest.map((line) => (line === '' ? '' : indent + line))].join(style.eol)
}

/** An item after its `-`, which follows `indent`. The first key of a map is on the same line. */
export function itemText(value: YamlValue, indent: string, style: YamlStyle, quoting?: Quoting): string {
  if (!isFields(value) || Object.keys(value).length === 0) return blockText(value, indent, style, quoting)
  return ` ${pairLines(value, `${indent}  `, style).trimStart()}`
}

function pairLines(fields: { readonly [key: string]: YamlValue }, indent: string, style: YamlStyle): string {
  return Object.entries(fields)
    .map(([key, value]) => `${indent}${keyText(key)}:${blockText(value, indent, style)}`)
    .join(style.eol)
}

/** A value within brackets or braces. */
export function flowText(value: YamlValue, style: Pick<YamlStyle, 'padding'>, quoting?: Quoting): string {
  if (isList(value)) return `[${value.map((one) => flowText(one, style)).join(', ')}]`
  if (!isFields(value)) return flowScalar(value, quoting)
  const pairs = Object.entries(value).map(([key, one]) => `${keyText(key)}: ${flowText(one, style)}`)
  return pairs.length === 0 ? '{}' : `{${style.padding}${pairs.join(', ')}${style.padding}}`
}

export function keyText(key: string): string {
  return flowScalar(key, undefined)
}

function isWord(value: YamlValue): boolean {
  return !isList(value) && !isFields(value) && !String(value).includes('\n')
}

function flowScalar(value: YamlScalar, quoting: Quoting): string {
  const node = new Scalar(value)
  const spread = typeof value === 'string' && /[\r\n]/.test(value)
  if (spread) node.type = Scalar.QUOTE_DOUBLE
  else if (quoting && isQuote(quoting)) node.type = quoting
  const list = new Document().createNode([node], { flow: true })
  return new Document(list).toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)
}

/** The lines of a text. Lines after the first are indented by two spaces. */
function scalarLines(value: YamlScalar, quoting: Quoting): string[] {
  const node = new Scalar(value)
  if (typeof value === 'string' && quoting && (isQuote(quoting) || isBlock(quoting))) node.type = quoting
  const pair = new Document({ k: node }).toString({ lineWidth: 0 })
  return pair.slice('k: '.length).replace(/\n$/, '').split('\n')
}

function isQuote(quoting: Scalar.Type): boolean {
  return quoting === Scalar.QUOTE_DOUBLE || quoting === Scalar.QUOTE_SINGLE
}

function isBlock(quoting: Scalar.Type): boolean {
  return quoting === Scalar.BLOCK_LITERAL || quoting === Scalar.BLOCK_FOLDED
}
