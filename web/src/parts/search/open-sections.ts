import { search } from '@waybook/messages/search'

import type { OpenSection } from './find-entries.ts'

/** The sections of the open page, in order: its headings of the second and third level. */
export function openSections(): OpenSection[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h2, h3):not(li *, [role=dialog] *)')].flatMap(
    (heading) => {
      const name = heading.textContent.trim()
      // Headings without a size are for screen readers only, or on a hidden tab.
      const isShown = heading.checkVisibility() && heading.offsetWidth > 1
      return name !== '' && isShown ? [{ name, icon: 'link', lines: [search.onThisPage()], heading } as const] : []
    },
  )
}
