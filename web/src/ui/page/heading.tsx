import { usePageTitle } from './page-title.ts'

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
