import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml'

import { placeIn, type Read } from './read-json.ts'
import { SOURCE_TEXT_MAX_BYTES } from './source-files.ts'

/** Data files nest about eight levels deep. The parser's recursion could exhaust the stack. */
const DEPTH_MAX = 60
const TAGS_MAX = 2_000_000

type XmlValue = string | { readonly [name: string]: XmlValue | readonly XmlValue[] }

/**
 * Parses XML as records of texts: `<A><B>1</B><B>2</B></A>` -> `{ B: ['1', '2'] }`. Attributes are ignored. The parser knows no entities but
 * the five of XML, so a document cannot expand.
 */
export function readXml(text: string): Read<XmlValue> {
  if (text.length > SOURCE_TEXT_MAX_BYTES) return { ok: false, place: 'the end', why: 'The file is too large' }
  const excess = excessIn(text)
  if (excess !== null)
    return { ok: false, place: placeIn(text, excess), why: 'It is nested too deep or has too many tags' }
  try {
    const { root } = parseXml(text.replace(/^[\s\uFEFF]+/, ''))
    return root
      ? { ok: true, value: { [root.name]: toValue(root) } }
      : { ok: false, place: 'line 1', why: 'It is empty' }
  } catch (error) {
    const place = error instanceof XmlError ? `line ${error.line}, column ${error.column}` : 'line 1'
    return { ok: false, place, why: 'This is not valid XML' }
  }
}

/** Where the depth or the number of tags exceeds its limit. */
function excessIn(text: string): number | null {
  let [depth, tags] = [0, 0]
  for (const { 1: slash, 2: selfClosing, index } of text.matchAll(/<(\/?)[A-Za-z_][^<>]*?(\/?)>/g)) {
    tags += 1
    if (slash) depth -= 1
    else if (!selfClosing) depth += 1
    if (depth > DEPTH_MAX || tags > TAGS_MAX) return index
  }
  return null
}

function toValue(element: XmlElement): XmlValue {
  const children = element.children.filter((child) => child instanceof XmlElement)
  if (children.length === 0)
    return element.children
      .map((child) => (child instanceof XmlText ? child.text : ''))
      .join('')
      .trim()
  const byName = Map.groupBy(children, ({ name }) => name)
  return Object.fromEntries(
    Array.from(byName, ([name, some]) => {
      const values = some.map(toValue)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
