import { Link, useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { worldPages } from './campaign-pages.ts'

const tab =
  'nav-link shrink-0 whitespace-nowrap max-md:text-14 max-md:[--blaze-from:0.625rem] max-md:focus-visible:-outline-offset-3'

/** The pages of the World. Tabs that do not fit scroll, and the current one stays in view. */
export function WorldTabs({ className }: { readonly className?: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    // `scrollIntoView` would also scroll the page.
    if (current)
      nav.current?.scrollTo({ left: current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- which tab is the current one depends on the path
  }, [path])
  return (
    <nav
      ref={nav}
      aria-label="The World"
      className={classNames(
        'relative flex max-w-full [scrollbar-width:none] overflow-x-auto max-md:w-full max-md:px-1 md:-ms-3 print:hidden',
        className,
      )}
    >
      {worldPages.map(({ path: to, label }) => (
        <Link key={to} to={to} className={tab}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
