import { Disclosure } from '#ui/page/disclosure.tsx'

import { sections } from './sections.ts'
import { useSectionInView } from './use-section-in-view.ts'

const TITLE = 'On this page'
const ids = sections.map(({ id }) => id)

/** The contents: beside the rules where there is room, folded up above them elsewhere. */
export function Contents() {
  const inView = useSectionInView(ids)
  return (
    <>
      <Disclosure title={TITLE} className="lg:hidden print:hidden">
        <ContentsList inView={inView} />
      </Disclosure>
      <nav aria-label={TITLE} className="hidden lg:block print:hidden">
        <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto">
          <ContentsList inView={inView} />
        </div>
      </nav>
    </>
  )
}

const entry =
  'flex min-h-hit items-center border-l-2 border-line py-1 pe-1 ps-4 leading-snug text-ink-2 no-underline hover:text-ink aria-[current]:border-l-4 aria-[current]:border-mark aria-[current]:ps-3.5 aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-10 [&:focus-visible]:-outline-offset-3'

function ContentsList({ inView }: { readonly inView: string | undefined }) {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined} className={entry}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
