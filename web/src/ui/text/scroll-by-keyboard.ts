/**
 * Lets users scroll a box by keyboard: makes it focusable and gives it an accessible name while its content overflows. Returns a function that
 * stops this.
 */
export function scrollByKeyboard(box: HTMLElement, label: string): () => void {
  const watcher = new ResizeObserver(() => {
    // Lines of text may exceed their box by a fraction of a pixel.
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1) {
      box.tabIndex = 0
      box.role = 'region'
      box.ariaLabel = label
    } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name)
  })
  watcher.observe(box)
  for (const content of box.children) watcher.observe(content)
  return () => watcher.disconnect()
}
