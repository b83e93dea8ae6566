import { PageLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useFurtherLists } from '../../parts/entity/use-further-lists.ts'

/** Beneath the covers: what is there to read beside them. */
export function MoreOfTheWorld() {
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
