/** Whether a key is typed into a text field. */
export function isTextInput(event: Event): boolean {
  // For a key in a shadow root, such as the editor's, the target is only the element around it.
  const [target = event.target] = event.composedPath()
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
