import { queryTokens, type QueryToken } from './query-tokens.ts'

/** One relation of an answer. */
export interface ResultTable {
  readonly relation: string
  /** The names of the attributes. Empty if unknown. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Attributes by relation. */
type Columns = ReadonlyMap<string, readonly string[]>

/**
 * Splits the lines of an answer by relation. Each line begins with its relation's name if a query has several `.output` and
 * `.printsize`, or only a `.printsize` (rule FCT-5).
 */
export function parseResult(query: string, lines: readonly string[], given: Columns): ResultTable[] {
  const { outputs, sizes, declared, last } = readQuery(query)
  const columnsOf = (relation: string) => declared.get(relation) ?? given.get(relation) ?? []
  const rows = lines.map((line) => line.split('\t').map(unescaped))
  if (sizes.size === 0 && outputs.size <= 1) {
    const [relation = last] = outputs
    return [{ relation, columns: columnsOf(relation), rows }]
  }
  const rowsOf = (relation: string) => rows.filter(([name]) => name === relation).map(([, ...values]) => values)
  // A relation with both `.output` and `.printsize` has its count after its rows.
  return [
    ...[...outputs].map((relation) => {
      const all = rowsOf(relation)
      return { relation, columns: columnsOf(relation), rows: sizes.has(relation) ? withoutSize(all) : all }
    }),
    ...[...sizes].map((relation) => ({ relation, columns: ['rows'], rows: rowsOf(relation).slice(-1) })),
  ]
}

const withoutSize = (rows: readonly (readonly string[])[]) => rows.slice(0, -1)

const LETTERS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' }

function unescaped(value: string): string {
  return value.replaceAll(/\\([tnr\\])/g, (_, letter: string) => LETTERS[letter] ?? letter)
}

/** The relations that a query outputs and declares, found by its tokens. */
function readQuery(query: string) {
  const outputs = new Set<string>()
  const sizes = new Set<string>()
  const declared = new Map<string, string[]>()
  let last = 'answer'
  const tokens = queryTokens(query).filter(({ kind }) => kind !== 'space' && kind !== 'comment')
  for (const [index, { kind, text }] of tokens.entries()) {
    const before = tokens[index - 1]
    const isHead = before === undefined || ['.', ')'].includes(before.text) || before.kind === 'name'
    if (kind === 'relation' && isHead) last = text
    if (text === '.output') for (const name of namesAt(tokens, index + 1)) outputs.add(name)
    if (text === '.printsize') for (const name of namesAt(tokens, index + 1)) sizes.add(name)
    if (text !== '.decl') continue
    const names = namesAt(tokens, index + 1)
    const end = tokens.findIndex((token, place) => place > index && token.text === ')')
    const attributes = tokens.slice(index, end).filter((_, place, part) => part[place + 1]?.text === ':')
    for (const name of names)
      declared.set(
        name,
        attributes.map((attribute) => attribute.text),
      )
    for (const name of names) if (tokens[end + 1]?.text === 'output') outputs.add(name)
    for (const name of names) if (tokens[end + 1]?.text === 'printsize') sizes.add(name)
  }
  return { outputs, sizes, declared, last }
}

/** The names of a list `a, b` that begins at a token. */
function namesAt(tokens: readonly QueryToken[], start: number): string[] {
  const names: string[] = []
  for (let index = start; ; index += 2) {
    const name = tokens[index]
    if (name) names.push(name.text)
    if (tokens[index + 1]?.text !== ',') return names
  }
}
