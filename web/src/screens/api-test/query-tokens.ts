type QueryTokenKind = 'comment' | 'text' | 'number' | 'directive' | 'word' | 'relation' | 'name' | 'mark' | 'space'

export interface QueryToken {
  readonly kind: QueryTokenKind
  readonly text: string
}

const PATTERN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>"(?:\\.|[^"\\\n])*"?)|(?<directive>\.(?:decl|type|input|output|printsize|limitsize|plan|pragma)(?![\w?]))|(?<number>0x[\da-fA-F]+|0b[01]+|\d+(?:\.\d+)?)|(?<name>[A-Za-z?_][\w?]*)|(?<space>\s+)|(?<mark>[^])/gu

/** Reserved names. */
const words = new Set(
  'count sum min max mean range match contains cat strlen substr ord to_number to_float to_string true false number float symbol band bor bxor bshl bshr bshru bnot land lor lxor lnot inline input output printsize'.split(
    ' ',
  ),
)

/** The tokens of a query. Their joined texts always equal the query, even if it is invalid. */
export function queryTokens(query: string): QueryToken[] {
  return Array.from(query.matchAll(PATTERN), ({ 0: text, index, groups = {} }) => ({
    kind: kindOf(text, groups, query.slice(index + text.length, index + text.length + 8)),
    text,
  }))
}

function kindOf(text: string, groups: Readonly<Record<string, string | undefined>>, behind: string): QueryTokenKind {
  if (groups['name'] !== undefined) {
    if (words.has(text)) return 'word'
    return /^\s*\(/.test(behind) ? 'relation' : 'name'
  }
  const kinds = ['comment', 'text', 'number', 'directive', 'space'] as const
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'mark'
}
