/** Gives a heading or block the focus, which also scrolls to it. Opens the folded boxes around it. */
export function focusHeading(heading: HTMLElement): void {
  for (let box = closedAround(heading); box; box = closedAround(heading)) box.open = true
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}

function closedAround(element: HTMLElement): HTMLDetailsElement | null {
  return element.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null
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
