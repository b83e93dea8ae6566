import { slugOf } from '@waybook/contract'
import { newsPage } from '@waybook/messages/newsPage'

import type { Newsletter } from '#parts/newsletter/newsletter-sheet.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Disclosure } from '#ui/page/panel.tsx'

/** Slugs of newsletters are lowercase, so none of them collides with this id. */
const FOLDED = 'InThisVolume'

interface InThisVolumeProps {
  readonly newsletters: readonly Newsletter[]
}

/** The table of contents: next to the sheets on wide screens, collapsed above them on phones. */
export function InThisVolume({ newsletters }: InThisVolumeProps) {
  return (
    <>
      <div id={FOLDED} className="scroll-mt-4 lg:hidden print:hidden">
        <Disclosure title={newsPage.inThisVolume()}>
          <Contents newsletters={newsletters} />
        </Disclosure>
      </div>
      <aside className="hidden lg:block print:hidden">
        <section aria-label={newsPage.inThisVolume()} className="stays-in-view-6 border-t-2 border-ink pt-3">
          <h2 className="mb-2">{newsPage.inThisVolume()}</h2>
          <Contents newsletters={newsletters} />
        </section>
      </aside>
    </>
  )
}

/** A link for phones, where the contents are out of view at the end of a sheet. */
export function BackToContents() {
  const goBack = () => {
    const contents = document.getElementById(FOLDED)
    contents?.scrollIntoView()
    contents?.querySelector('summary')?.focus({ preventScroll: true })
  }
  return (
    <p className="lg:hidden print:hidden">
      <PageLink
        href="/news"
        onClick={goBack}
        className="inline-flex min-h-hit items-center font-medium text-link no-underline hover:underline"
      >
        {newsPage.backTo()}
      </PageLink>
    </p>
  )
}

function Contents({ newsletters }: InThisVolumeProps) {
  return (
    <ol>
      {newsletters.map(({ id, name, masthead }) => (
        <li key={id} className="border-b border-line last:border-0">
          <PageLink
            href={`/news#${slugOf(id)}`}
            // Following the link does nothing if the URL already has this hash.
            onClick={() => goToNewsletter(slugOf(id))}
            className="grid min-h-hit content-center py-2 no-underline hover:underline"
          >
            <span className="font-semibold text-link">{name}</span>
            {masthead === '' ? null : <span className="text-14 text-ink-2">{masthead}</span>}
          </PageLink>
        </li>
      ))}
    </ol>
  )
}

/** Scrolls to a newsletter and focuses its headline. Keyboards and screen readers continue from there. */
export function goToNewsletter(slug: string) {
  const sheet = document.getElementById(slug)
  sheet?.scrollIntoView()
  sheet?.querySelector('h2')?.focus({ preventScroll: true })
}
