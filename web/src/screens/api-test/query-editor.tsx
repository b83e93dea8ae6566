import type { EditorView } from '@codemirror/view'
import { useRef, useState, type ReactNode, type RefObject } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure, RailSection } from '#ui/page/panel.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { QueryBox, selectFrom } from './query-box.tsx'
import { QueryResult } from './query-result.tsx'
import { RelationList } from './relation-list.tsx'
import { SavedQueryList } from './saved-query-list.tsx'
import { useQueryRun } from './use-query-run.ts'

/** The query box, with the relations at its side and the results below. */
export function QueryEditor() {
  const view = useRef<EditorView>(null)
  const { query, setQuery, insert, replace, replaced, restore } = useQueryText(view)
  const { run, execute, cancel } = useQueryRun()
  const schema = useOperation('getFactsSchema', {})
  const relations = schema.data?.relations ?? []
  const isRunning = run.state === 'running'
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="grid grid-cols-1 gap-4">
        <QueryBox
          viewRef={view}
          label="Custom Datalog query"
          query={query}
          onChange={setQuery}
          onRun={() => execute(query)}
        />
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
          <QueryResult run={run} onPlace={(...place) => selectFrom(view.current, ...place)} />
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
function useQueryText(view: RefObject<EditorView | null>) {
  const [query, setQuery] = useState(FIRST_QUERY)
  /** The text that a saved query or an example replaced. */
  const [replaced, setReplaced] = useState<string | null>(null)

  const insert = (atom: string) => {
    if (!view.current) return setQuery(query + atom)
    view.current.dispatch(view.current.state.replaceSelection(atom))
    view.current.focus()
  }
  const replace = (text: string) => {
    setQuery(text)
    if (query !== text) setReplaced(query)
  }
  const restore = () => {
    setQuery(replaced ?? query)
    setReplaced(null)
  }
  return { query, setQuery, insert, replace, replaced, restore }
}
