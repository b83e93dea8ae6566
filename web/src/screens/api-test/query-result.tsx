import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { copiedRows } from './copied-rows.ts'
import { parseResult } from './parse-result.ts'
import { ResultRows } from './result-rows.tsx'
import type { QueryRun } from './use-query-run.ts'

interface AnswerProps {
  readonly run: QueryRun
  /** Moves to the position that an error names. Lines and columns are counted from 1. */
  readonly onPlace: (line: number, column: number) => void
}

export function QueryResult({ run, onPlace }: AnswerProps) {
  switch (run.state) {
    case 'none':
      return (
        <p className="text-14 text-ink-2">
          Results appear here. <span className="pointer-coarse:hidden">Press Control+Enter to run the query.</span>
        </p>
      )
    case 'running':
      return <Spinner label="Running..." />
    case 'cancelled':
      return <output className="block text-14 text-ink-2">Canceled.</output>
    case 'failed':
      return <Failed error={run.error} onPlace={onPlace} />
    case 'answered':
      return <Answered {...run} />
  }
}

/** Keeps the error's whitespace, which aligns the marker below the faulty line. */
function Failed({ error, onPlace }: { readonly error: string; readonly onPlace: AnswerProps['onPlace'] }) {
  const [, line, column] = /^Error: .* at (\d+):(\d+)$/m.exec(error) ?? []
  return (
    <div className="grid justify-items-start gap-3">
      <pre
        role="alert"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard
        tabIndex={0}
        className="w-full overflow-x-auto rounded-control border-l-4 border-bad bg-sunk p-3 font-[monospace] text-14"
      >
        {error.split('\n').map((message, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
          <span key={index} className={/^(?:Error|hint): /.test(message) ? 'block whitespace-pre-wrap' : 'block'}>
            {message || ' '}
          </span>
        ))}
      </pre>
      {line === undefined || column === undefined ? null : (
        <Button size="small" onClick={() => onPlace(Number(line), Number(column))}>
          {`Go to line ${line}`}
        </Button>
      )}
    </div>
  )
}

function Answered({ query, lines, tookMs }: Extract<QueryRun, { state: 'answered' }>) {
  const { relations = [] } = useOperation('getFactsSchema', {}).data ?? {}
  const given = new Map(relations.map(({ name, attributes }) => [name, attributes.map((one) => one.name)]))
  const tables = parseResult(query, lines, given)
  const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-14 text-ink-2">
          {`${count === 0 ? 'No rows' : count === 1 ? '1 row' : `${count} rows`}, in ${Math.round(tookMs)} ms`}
        </output>
        {count === 0 ? null : <CopyButton lines={lines} />}
      </div>
      {tables.map((table) => (
        <ResultRows key={`${table.relation} ${table.columns.join()}`} table={table} />
      ))}
    </>
  )
}

/** Copies the lines for a spreadsheet. There is no clipboard outside secure contexts. */
function CopyButton({ lines }: { readonly lines: readonly string[] }) {
  const [message, setMessage] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedRows(lines))
      setMessage('Copied')
    } catch {
      setMessage('Copying is not possible in this browser')
    }
  }
  return (
    <span className="flex items-center gap-3">
      <output className="text-14 text-ink-2">{message}</output>
      <Button size="small" onClick={() => void copy()}>
        Copy as TSV
      </Button>
    </span>
  )
}
