import { start } from '@waybook/messages/start'
import { createContext, type ReactNode, use, useEffect } from 'react'

interface HeadingProps {
  readonly children: string
  readonly id?: string
  /** The name of the page in the title of the document, if it is not the heading. */
  readonly title?: string
  /** The description of the page for its meta tag, in a sentence or two. */
  readonly about?: string
  readonly className?: string
}

/** The main heading of a page. Also sets the title of the document. */
export function Heading({ children, id, title = children, about, className }: HeadingProps) {
  usePageTitle(title, about)
  return (
    <h1 ref={takeFocus} id={id} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** Moves the focus to the heading if a navigation left it on `main` while the page was loading. */
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

/** The names of a page's containers, innermost first. They follow the name of the page in the document title. */
export const PageTitleContext = createContext<readonly string[]>(['Waybook'])

/** Sets the title and the description of the document while the component is mounted. */
export function usePageTitle(name: string, about = '') {
  const surroundings = use(PageTitleContext)
  useEffect(() => setPageTitle([name, ...surroundings], about), [name, about, surroundings])
}

export function setPageTitle(names: readonly string[], about = '') {
  document.title = [...new Set(names)].join(' · ')
  document.querySelector('meta[name=description]')?.setAttribute('content', about === '' ? start.description() : about)
}
