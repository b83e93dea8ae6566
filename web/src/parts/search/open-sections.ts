import type { OpenSection } from './find-entries.ts'

/** The sections of the open page, in order: its headings of the second and third level. */
export function openSections(): OpenSection[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h2, h3):not(li *, [role=dialog] *)')].flatMap(
    (heading) => {
      const name = heading.textContent.trim()
      // Headings without a size are for screen readers only, or on a hidden tab.
      const isShown = heading.checkVisibility() && heading.offsetWidth > 1
      return name !== '' && isShown ? [{ name, icon: 'link', lines: ['On this page'], heading } as const] : []
    },
  )
}

/** Gives a heading the focus, which also scrolls to it. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}

/** How long to wait for a section while its page loads. */
const LOADING_MS = 8000

/** Moves the focus to the section with this id as soon as it exists, unless the viewer opens another page first. */
export function focusSection(id: string): void {
  const path = location.pathname
  const focus = () => {
    const heading = document.getElementById(id)
    if (heading) focusHeading(heading)
    return heading !== null || location.pathname !== path
  }
  if (focus()) return
  const page = new MutationObserver(() => {
    if (focus()) page.disconnect()
  })
  page.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => page.disconnect(), LOADING_MS)
}
