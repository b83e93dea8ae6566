import { Link, useLocation } from '@tanstack/react-router'
import { navigation } from '@waybook/messages/navigation'

import { useCurrentInView } from '#ui/page/use-current-in-view.ts'

import { worldPages } from './campaign-pages.ts'

const tab =
  'nav-link shrink-0 whitespace-nowrap max-md:text-14 max-md:[--blaze-from:0.625rem] max-md:focus-visible:-outline-offset-3'

/** The pages of the World. Tabs that do not fit scroll, and the current one stays in view. */
export function WorldTabs() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const nav = useCurrentInView<HTMLElement>(path)
  return (
    <nav
      ref={nav}
      aria-label={navigation.theWorld()}
      className="relative flex max-w-full [scrollbar-width:none] overflow-x-auto max-md:w-full max-md:px-1 md:-ms-3 print:hidden"
    >
      {worldPages.map(({ path: to, label }) => (
        <Link key={to} to={to} className={tab}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
