import { useRef, useState, type ReactNode, type RefObject } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure, RailSection } from '#ui/page/panel.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { QueryBox } from './query-box.tsx'
import { QueryResult } from './query-result.tsx'
import { RelationList } from './relation-list.tsx'
import { SavedQueryList } from './saved-query-list.tsx'
import { useQueryRun } from './use-query-run.ts'

/** The query box, with the relations at its side and the results below. */
export function QueryEditor() {
  const box = useRef<HTMLTextAreaElement>(null)
  const { query, setQuery, insert, replace, replaced, restore, goTo } = useQueryText(box)
  const { run, execute, cancel } = useQueryRun()
  const schema = useOperation('getFactsSchema', {})
  const relations = schema.data?.relations ?? []
  const given = new Map(relations.map(({ name, attributes }) => [name, attributes.map((one) => one.name)]))
  const isRunning = run.state === 'running'
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="grid grid-cols-1 gap-4">
        <QueryBox ref={box} query={query} onChange={setQuery} onRun={() => execute(query)} />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => execute(query)} busy={isRunning} busyLabel="Running...">
            Run Query
          </Button>
          {isRunning ? <Button onClick={cancel}>Cancel</Button> : null}
          {replaced === null ? null : (
            <Button variant="ghost" onClick={restore}>
              Restore previous query
            </Button>
          )}
        </div>
        <RailSection title="Results">
          <QueryResult run={run} given={given} onPlace={goTo} />
        </RailSection>
      </div>
      <div className="grid grid-cols-1 gap-6">
        <Relations>
          {schema.isPending ? <Spinner /> : null}
          {schema.error ? <ErrorAlert message={schema.error.message} onRetry={() => void schema.refetch()} /> : null}
          <RelationList relations={relations} onInsert={insert} onExample={replace} />
        </Relations>
        <RailSection title="Saved queries">
          <SavedQueryList query={query} onOpen={replace} />
        </RailSection>
      </div>
    </div>
  )
}

/** Collapsed on phones, where the list comes between the results and the saved queries. */
function Relations({ children }: { readonly children: ReactNode }) {
  const title = 'Available relations'
  return useNarrow() ? (
    <Disclosure title={title}>{children}</Disclosure>
  ) : (
    <RailSection title={title}>
      <div className="relative max-h-160 overflow-y-auto mask-b-from-[calc(100%-2.5rem)] pb-10">{children}</div>
    </RailSection>
  )
}

const FIRST_QUERY = `// All characters. A name before a parenthesis is a relation, and _ matches any value.
.decl answer(id: symbol, name: symbol)
answer(id, name) :- character(id, name).
.output answer
`

/** The text of the query box, and functions that change it. */
function useQueryText(box: RefObject<HTMLTextAreaElement | null>) {
  const [query, setQuery] = useState(FIRST_QUERY)
  /** The text that a saved query or an example replaced. */
  const [replaced, setReplaced] = useState<string | null>(null)

  /** Sets the selection after the next render, when the box has its new text. */
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
  const restore = () => put(replaced ?? query, null)
  /** Line and column count from 1. */
  const goTo = (line: number, column: number) => {
    const lines = query.split('\n')
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
    select(start, start + Math.max(0, (lines[line - 1] ?? '').length - column + 1))
  }
  return { query, setQuery, insert, replace, replaced, restore, goTo }
}
