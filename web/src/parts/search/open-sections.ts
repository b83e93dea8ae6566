import type { OpenSection } from './find-entries.ts'

/** The sections of the page that is open, by their headings of the two levels below its own, in their order. */
export function openSections(): OpenSection[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h2, h3):not(li *, [role=dialog] *)')].flatMap(
    (heading) => {
      const name = heading.textContent.trim()
      // Headings without a place on the page are for screen readers only, or on a tab that is not chosen.
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

/** How long a page may take to load before its section is given up. */
const LOADING_MS = 8000

/** Gives the section with this id the focus as soon as the page has it, unless the viewer goes on in the meantime. */
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
