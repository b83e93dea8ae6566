import { useQuery } from '@tanstack/react-query'

import { operationQuery } from '../../client/operation-query.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** The newest headline. It leads to the news also while, or if, there is none. */
export function NewsTeaser({ masthead }: { readonly masthead: string }) {
  const { data, isPending } = useQuery(operationQuery('listEntities', { type: 'newsletter', limit: 1 }))
  const headline = data?.entities[0]?.name ?? (isPending ? ' ' : 'Regional news and updates')
  return (
    <PageLink
      href="/news"
      className="group relative z-1 -mt-9 mb-5 grid gap-1 rounded-panel border border-line bg-surface p-4 text-ink no-underline transition-colors hover:bg-raised md:mt-4 md:mb-10 md:grid-cols-[auto_1fr_auto] md:items-center md:gap-5 md:px-6 lg:gap-7"
    >
      <span className="font-serif text-14 text-ink-2 italic md:border-e md:border-line md:pe-7 md:text-18">
        {masthead}
      </span>
      <h2 className="md:text-22">{headline}</h2>
      <span className="inline-flex items-center gap-2 font-semibold text-link group-hover:underline max-md:min-h-8">
        Read the news
        <Icon name="arrow-right" />
      </span>
    </PageLink>
  )
}
