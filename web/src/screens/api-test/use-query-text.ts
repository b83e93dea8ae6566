import { useState, type RefObject } from 'react'

const FIRST_QUERY = `// Who is there? Names with a bracket are relations; _ stands for what does not matter.
.decl answer(id: symbol, name: symbol)
answer(id, name) :- character(id, name).
.output answer
`

/** What stands in the query box, and the ways to write there other than by typing. */
export function useQueryText(box: RefObject<HTMLTextAreaElement | null>) {
  const [query, setQuery] = useState(FIRST_QUERY)
  /** What a whole query took the place of. */
  const [replaced, setReplaced] = useState<string | null>(null)

  /** The box gets its text with the next rendering; the selection can be set only then. */
  const select = (start: number, end: number) =>
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(start, end)
    })
  const insert = (atom: string) => {
    const { selectionStart = query.length, selectionEnd = query.length } = box.current ?? {}
    setQuery(query.slice(0, selectionStart) + atom + query.slice(selectionEnd))
    select(selectionStart + atom.length, selectionStart + atom.length)
  }
  const put = (text: string, before: string | null) => {
    setQuery(text)
    setReplaced(before)
    select(0, 0)
  }
  const replace = (text: string) => put(text, query === text ? replaced : query)
  const bringBack = () => put(replaced ?? query, null)
  /** Line and column count from 1. */
  const goTo = (line: number, column: number) => {
    const lines = query.split('\n')
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
    select(start, start + Math.max(0, (lines[line - 1] ?? '').length - column + 1))
  }
  return { query, setQuery, insert, replace, replaced, bringBack, goTo }
}
