import { createContext, type ReactNode, use, useEffect } from 'react'

interface HeadingProps {
  readonly children: string
  /** What the page is about, in a sentence or two, for the browser. */
  readonly about?: string
  readonly className?: string
}

/** The page's own heading, which is also what the browser calls the page. */
export function Heading({ children, about, className }: HeadingProps) {
  usePageTitle(children, about)
  return (
    <h1 ref={takeFocus} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** Where a navigation left the focus on the page that was still loading, the heading takes it as soon as it is there. */
function takeFocus(heading: HTMLHeadingElement | null) {
  if (document.activeElement?.tagName === 'MAIN') heading?.focus({ preventScroll: true })
}

interface PageHeadProps {
  readonly title: string
  readonly lede?: ReactNode
}

export function PageHead({ title, lede }: PageHeadProps) {
  return (
    <header className="mb-6 first:pt-2 md:mb-8 md:first:pt-4">
      <Heading {...(typeof lede === 'string' && { about: lede })}>{title}</Heading>
      {lede === undefined ? null : (
        <p className="mt-2 max-w-measure font-serif text-20 text-pretty text-ink-2 italic">{lede}</p>
      )}
    </header>
  )
}

/** What contains a page, nearest first: the browser's title lists it behind the page's own name. */
export const Surroundings = createContext<readonly string[]>(['Waybook'])

/** For pages without a description of their own. */
const ABOUT = 'Run and play a narrative-dice campaign'

/** Sets the document's title and description while the component is mounted. */
export function usePageTitle(name: string, about = '') {
  const surroundings = use(Surroundings)
  useEffect(() => setPageTitle([name, ...surroundings], about), [name, about, surroundings])
}

export function setPageTitle(names: readonly string[], about = '') {
  document.title = [...new Set(names)].join(' · ')
  document.querySelector('meta[name=description]')?.setAttribute('content', about === '' ? ABOUT : about)
}
