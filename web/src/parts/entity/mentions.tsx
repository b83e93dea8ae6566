import type { Mention } from '@waybook/contract'

import { UnfoldingList } from '#ui/page/unfolding-list.tsx'

import { EntityLink } from './entity-link.tsx'
import { typeWords } from './type-words.ts'

const TITLE = 'Mentioned in'

/** Whose texts mention an entity. */
export function Mentions({ mentions }: { readonly mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null
  return (
    <div className="not-first:mt-4">
      <h3 className="text-14 font-semibold text-ink-2">{TITLE}</h3>
      <UnfoldingList
        label={TITLE}
        rows={mentions.map(({ id, name, type }) => (
          <li
            key={id}
            tabIndex={-1}
            className="relative flex min-h-hit flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5 last:border-0"
          >
            <EntityLink id={id} name={name} className="whole-target" />
            <span className="text-14 text-ink-2">{typeWords[type].singular}</span>
          </li>
        ))}
      />
    </div>
  )
}
