import { Link, useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { Heading } from '#ui/page/heading.tsx'

const tabClass =
  'nav-link shrink-0 whitespace-nowrap max-md:text-14 max-md:[--blaze-from:0.625rem] max-md:focus-visible:-outline-offset-3'

/** The pages of The World, in the order of their tabs. */
const tabs = [
  { to: '/world/map', label: 'Map' },
  { to: '/world/relationships', label: 'Relationships' },
  { to: '/world/timeline', label: 'Timeline' },
  { to: '/world/pages', label: 'All pages' },
] as const

/** The heading and tabs shared by all pages of The World. On phones the tabs are the page's header. */
export function WorldFrame({ children }: { readonly children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const current = tabs.find(({ to }) => path === to || path.startsWith(`${to}/`))
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end gap-x-8 border-b border-line max-md:-mx-gutter max-md:-mt-4 max-md:bg-surface md:first:pt-4 print:border-0">
        <Heading
          {...(current && { title: current.label })}
          about="Places, relationships and dates of the campaign"
          className="max-md:sr-only md:pb-1.5"
        >
          The World
        </Heading>
        <Tabs path={path} />
      </header>
      {children}
    </>
  )
}

/** Tabs that do not fit scroll, and the current one stays in view. */
function Tabs({ path }: { readonly path: string }) {
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
      className="relative flex max-w-full [scrollbar-width:none] overflow-x-auto max-md:w-full max-md:justify-between max-md:px-1 md:-ms-3 print:hidden"
    >
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} className={tabClass}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
