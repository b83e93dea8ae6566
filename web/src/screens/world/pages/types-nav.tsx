import { Link } from '@tanstack/react-router'
import type { EntityType } from '@waybook/contract'
import { currentLanguage } from '@waybook/messages'
import { world } from '@waybook/messages/world'

import { typeNames } from '#parts/entity/type-names.ts'
import { classNames } from '#ui/text/class-names.ts'

import type { PagesFilter } from './pages-filter.ts'

const itemClass = 'flex tinted-link items-center justify-between gap-3 px-3 whitespace-nowrap text-ink max-lg:border'

interface TypesNavProps {
  readonly filter: PagesFilter
  /** Undefined while loading. */
  readonly types: readonly { readonly type: EntityType; readonly entities: number }[] | undefined
}

/** The types of pages with their counts: next to the list, or above it in a scrolling row. */
export function TypesNav({ filter, types }: TypesNavProps) {
  const { type: current, from: _from, ...rest } = filter
  const all = types?.reduce((sum, { entities }) => sum + entities, 0)
  // The chosen type stays even if none of its pages match.
  const missing =
    current && types && !types.some(({ type }) => type === current) ? [{ type: current, entities: 0 }] : []
  const shown = [...(types ?? []), ...missing].toSorted((a, b) =>
    typeNames[a.type].plural.localeCompare(typeNames[b.type].plural, currentLanguage()),
  )
  return (
    <nav
      aria-label={world.types()}
      className="max-lg:scrolls-to-edges max-lg:gap-2 max-lg:py-1 lg:grid lg:content-start print:hidden"
    >
      <TypeLink label={world.allPages()} count={all} search={rest} isCurrent={current === undefined} />
      {shown.map(({ type, entities }) => (
        <TypeLink
          key={type}
          label={typeNames[type].plural}
          count={entities}
          search={{ ...rest, type }}
          isCurrent={type === current}
        />
      ))}
    </nav>
  )
}

interface TypeLinkProps {
  readonly label: string
  readonly count: number | undefined
  readonly search: PagesFilter
  readonly isCurrent: boolean
}

function TypeLink({ label, count, search, isCurrent }: TypeLinkProps) {
  return (
    <Link
      to="/world/pages"
      search={search}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      activeProps={{}}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(itemClass, isCurrent ? 'font-semibold max-lg:border-mark' : 'max-lg:border-control')}
    >
      {label}
      <span className="min-w-[2ch] text-end text-14 text-ink-2">{count?.toLocaleString(currentLanguage())}</span>
    </Link>
  )
}
