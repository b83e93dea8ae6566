import { useId, type RefObject } from 'react'

import { queryTokens, type QueryTokenKind } from './query-tokens.ts'

const colours: Readonly<Record<QueryTokenKind, string>> = {
  comment: 'text-ink-2',
  text: 'text-good',
  number: 'text-strain',
  directive: 'text-npc',
  word: 'text-mark',
  relation: 'text-link',
  name: '',
  mark: 'text-ink-2',
  space: '',
}

/** The longest query that the server accepts. */
const QUERY_MAX = 20_000

/** Both layers must wrap their lines at the same places. */
const layer = '[grid-area:1/1] px-3.5 py-3 font-[monospace] text-14 whitespace-pre-wrap wrap-anywhere [tab-size:4]'

interface QueryBoxProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly label?: string
  readonly query: string
  readonly onChange: (query: string) => void
  readonly onRun: () => void
}

/** A text area with transparent text over a highlighted copy of the text. It grows with the text. */
export function QueryBox({ ref, label = 'Custom Datalog query', query, onChange, onRun }: QueryBoxProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <div className="grid min-h-40 rounded-control border border-control bg-raised">
        <pre aria-hidden="true" className={`${layer} pointer-events-none forced-colors:invisible`}>
          {queryTokens(query).map(({ kind, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a token has no id and no state
            <span key={index} className={colours[kind]}>
              {text}
            </span>
          ))}
          {'\n'}
        </pre>
        <textarea
          ref={ref}
          id={id}
          value={query}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            onRun()
          }}
          aria-keyshortcuts="Control+Enter"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={QUERY_MAX}
          className={`${layer} resize-none overflow-hidden rounded-control bg-transparent text-transparent caret-ink forced-colors:text-[CanvasText]`}
        />
      </div>
    </div>
  )
}
