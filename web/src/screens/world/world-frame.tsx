import { Link, useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { Heading } from '#ui/page/heading.tsx'

/** The pages of The World, in the order of their tabs. */
const tabs = [
  { to: '/world/map', label: 'Map' },
  { to: '/world/relationships', label: 'Relationships' },
  { to: '/world/timeline', label: 'Timeline' },
  { to: '/world/pages', label: 'All pages' },
] as const

const tabClass =
  'min-h-hit text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current]:blaze relative flex shrink-0 items-center rounded-control px-3 font-medium whitespace-nowrap no-underline [--blaze-from:0.75rem] aria-[current]:after:bottom-0! md:text-18'

/** What all pages of The World have in common: the heading and the tabs, in one row where there is room. */
export function WorldFrame({ children }: { readonly children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const current = tabs.find(({ to }) => path === to || path.startsWith(`${to}/`))
  return (
    <>
      <header className="mb-4 border-b border-line md:mb-5 md:flex md:flex-wrap md:items-end md:gap-x-8 md:first:pt-2 print:border-0">
        <Heading
          {...(current && { title: current.label })}
          about="Places, ties and days of the campaign"
          className="max-md:text-20 max-md:leading-7 md:pb-1.5"
        >
          The World
        </Heading>
        <Tabs path={path} />
      </header>
      {children}
    </>
  )
}

/** Where they do not fit, they scroll, and the current one is in view. */
function Tabs({ path }: { readonly path: string }) {
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    // Not `scrollIntoView`, which would also scroll the page.
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2 })
  }, [path])
  return (
    <nav
      ref={nav}
      aria-label="The World"
      className="relative -mx-(--spacing-gutter) flex [scrollbar-width:none] overflow-x-auto px-[calc(var(--spacing-gutter)-0.75rem)] md:mx-0 md:-ms-3 md:px-0 print:hidden"
    >
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} className={tabClass}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
