import { useQuery } from '@tanstack/react-query'

import { PageLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { operationQuery } from '../../client/operation-query.ts'

/** The newest headline. It leads to the news also while, or if, there is none. */
export function NewsTeaser({ masthead }: { readonly masthead: string }) {
  const { data, isPending } = useQuery(operationQuery('listEntities', { type: 'newsletter', limit: 1 }))
  const headline = data?.entities[0]?.name ?? (isPending ? ' ' : 'Regional news and updates')
  return (
    <PageLink
      href="/news"
      className="group relative z-1 -mt-9 mb-5 grid gap-1 rounded-panel border border-line bg-surface p-4 text-ink no-underline transition-colors hover:bg-raised md:mt-4 md:mb-10 md:px-6 lg:grid-cols-[auto_1fr_auto] lg:items-center lg:gap-7"
    >
      <span className="font-serif text-14 text-ink-2 italic md:text-18 lg:border-e lg:border-line lg:pe-7">
        {masthead}
      </span>
      {/* Two lines are kept on phones, so that nothing moves when the headline comes. */}
      <h2 className="line-clamp-2 max-md:min-h-[2lh] md:text-22">{headline}</h2>
      <span className="inline-flex items-center gap-2 font-semibold text-link group-hover:underline max-lg:min-h-8">
        Read the news
        <Icon name="arrow-right" />
      </span>
    </PageLink>
  )
}
