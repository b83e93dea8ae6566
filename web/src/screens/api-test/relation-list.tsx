import type { AnswerOf } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'

type FactRelation = AnswerOf<'getFactsSchema'>['relations'][number]

interface RelationListProps {
  readonly relations: readonly FactRelation[]
  /** Inserts an atom at the cursor. */
  readonly onInsert: (atom: string) => void
  readonly onExample: (query: string) => void
}

/** The campaign's relations. A relation's name inserts an atom. Its example replaces the query. */
export function RelationList({ relations, onInsert, onExample }: RelationListProps) {
  return (
    <ul className="divide-y divide-line">
      {relations.map(({ name, attributes, about, example }) => (
        <li key={name} className="pt-1 pb-2">
          <div className="flex items-center justify-between gap-2">
            <button
              type="button"
              onClick={() => onInsert(`${name}(${attributes.map((attribute) => attribute.name).join(', ')})`)}
              className="min-h-hit min-w-0 rounded-control py-2 text-left font-[monospace] text-14 wrap-anywhere hover:underline md:min-h-9"
            >
              <span className="sr-only">Insert </span>
              <span className="text-link">{name}</span>
              <span className="text-ink-2">
                {`(${attributes.map((attribute) => `${attribute.name}: ${attribute.type}`).join(', ')})`}
              </span>
            </button>
            <Button
              size="small"
              variant="ghost"
              className="shrink-0"
              onClick={() => onExample(example)}
              aria-label={`Example of ${name}`}
            >
              Example
            </Button>
          </div>
          <p className="text-14 text-ink-2">{about}</p>
        </li>
      ))}
    </ul>
  )
}
