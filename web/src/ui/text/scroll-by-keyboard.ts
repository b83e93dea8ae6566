/**
 * Lets users scroll a box by keyboard: makes it focusable and gives it an accessible name while its content overflows horizontally. Returns a
 * function that stops this.
 */
export function scrollByKeyboard(box: HTMLElement, label: string): () => void {
  const watcher = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0
      box.role = 'region'
      box.ariaLabel = label
    } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name)
  })
  watcher.observe(box)
  for (const content of box.children) watcher.observe(content)
  return () => watcher.disconnect()
}
