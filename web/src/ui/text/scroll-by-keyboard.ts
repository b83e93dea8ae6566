/**
 * Lets the keyboard reach a box, and names it, for as long as what is in it does not fit and has to be scrolled
 * sideways. Returns the end of the watch.
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
