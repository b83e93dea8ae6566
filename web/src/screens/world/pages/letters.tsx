import { Link } from '@tanstack/react-router'
import { world } from '@waybook/messages/world'

import type { PagesFilter } from './pages-filter.ts'

interface LettersProps {
  readonly filter: PagesFilter
  /** The first letters of the names in the list, in alphabetical order. */
  readonly letters: readonly { readonly letter: string }[]
}

/** Fewer letters need no shortcuts. */
const LETTERS_MIN = 3

/** Links that start the list at a letter. Only letters that begin a name are offered. */
export function Letters({ filter, letters }: LettersProps) {
  const offered = letters.filter(({ letter }) => letter !== '')
  if (offered.length < LETTERS_MIN || filter.sort === 'newest') return null
  const first = offered[0]?.letter
  return (
    <nav
      aria-label={world.jumpToLetter()}
      className="scrolls-to-edges px-[calc(var(--spacing-gutter)-0.5rem)] md:-mx-2 md:flex-wrap md:px-0 print:hidden"
    >
      {offered.map(({ letter }) => {
        const isCurrent = letter === filter.from
        const { from: _from, ...rest } = filter
        return (
          <Link
            key={letter}
            to="/world/pages"
            // The list starts at the first letter anyway.
            search={letter === first ? rest : { ...rest, from: letter }}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            activeProps={{}}
            aria-current={isCurrent ? 'true' : undefined}
            className="grid tinted-link min-w-9 place-items-center px-2 font-medium text-link uppercase aria-[current]:text-ink max-md:min-w-touch"
          >
            {letter}
          </Link>
        )
      })}
    </nav>
  )
}
