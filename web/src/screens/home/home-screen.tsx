import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useFurtherLists } from '#parts/entity/use-further-lists.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { Begin } from './begin.tsx'
import { Hero } from './hero.tsx'
import { Shelf } from './shelf.tsx'
import { SinceVisit } from './since-visit.tsx'
import { YourCharacter } from './your-character.tsx'

export function HomeScreen() {
  const { campaign } = useMe()
  return (
    <>
      <Hero campaign={campaign} />
      <Begin />
      <SinceVisit />
      <NewsTeaser masthead={campaign.masthead} />
      <YourCharacter />
      <Shelf campaign={campaign} />
      <MoreOfTheWorld />
    </>
  )
}

/** The newest headline. Links to the news even without a headline. */
function NewsTeaser({ masthead }: { readonly masthead: string }) {
  const { data, isPending } = useOperation('listEntities', { type: 'newsletter', limit: 1 })
  const headline = data?.entities[0]?.name ?? (isPending ? ' ' : 'Regional news and updates')
  return (
    <div className="relative z-1 -mt-9 mb-5 md:mt-4 md:mb-10">
      <PageLink
        href="/news"
        className="group grid gap-1 card p-4 text-ink no-underline transition-colors hover:bg-raised md:px-6 lg:flex lg:items-center lg:gap-7"
      >
        {masthead === '' ? null : (
          <span className="font-serif text-14 text-ink-2 italic md:text-18 lg:border-e lg:border-line lg:pe-7">
            {masthead}
          </span>
        )}
        {/* Phones reserve two lines, so nothing moves when the headline loads. */}
        <h2 className="line-clamp-2 grow max-md:min-h-[2lh] md:text-22">{headline}</h2>
        <span className="inline-flex items-center gap-2 font-semibold text-link group-hover:underline max-lg:min-h-8">
          Read the news
          <Icon name="arrow-right" />
        </span>
      </PageLink>
    </div>
  )
}

/** Links to the lists without a cover. */
function MoreOfTheWorld() {
  const lists = useFurtherLists()
  return (
    <nav
      aria-labelledby="more-of-the-world"
      className="mt-8 flex flex-wrap items-center gap-x-6 border-t border-line pt-3 md:mt-10"
    >
      <h2 id="more-of-the-world" className="text-18 max-md:w-full">
        More of the world
      </h2>
      {lists.map(({ path, label, icon }) => (
        <PageLink
          key={path}
          href={path}
          className="flex min-h-hit items-center gap-2 font-semibold text-link no-underline hover:underline"
        >
          <Icon name={icon} />
          {label}
        </PageLink>
      ))}
    </nav>
  )
}
