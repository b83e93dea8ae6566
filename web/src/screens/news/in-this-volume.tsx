import { routeOf } from '@waybook/contract'

import { Disclosure } from '../../ui/disclosure.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { Newsletter } from './news-query.ts'

const TITLE = 'In This Volume'

interface InThisVolumeProps {
  readonly newsletters: readonly Newsletter[]
}

/** The contents: beside the sheets where there is room, folded up above them on phones. */
export function InThisVolume({ newsletters }: InThisVolumeProps) {
  return (
    <>
      <Disclosure title={TITLE} className="lg:hidden">
        <Contents newsletters={newsletters} />
      </Disclosure>
      <aside className="hidden lg:block">
        <section aria-label={TITLE} className="sticky top-6 border-t-2 border-ink pt-3">
          <h2 className="mb-2">{TITLE}</h2>
          <Contents newsletters={newsletters} />
        </section>
      </aside>
    </>
  )
}

function Contents({ newsletters }: InThisVolumeProps) {
  return (
    <ol>
      {newsletters.map(({ id, name, masthead }) => (
        <li key={id} className="border-b border-line last:border-0">
          <PageLink href={routeOf(id)} className="grid min-h-hit content-center py-2 no-underline hover:underline">
            <span className="font-semibold text-link">{name}</span>
            {masthead === '' ? null : <span className="text-14 text-ink-2">{masthead}</span>}
          </PageLink>
        </li>
      ))}
    </ol>
  )
}
