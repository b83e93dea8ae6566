/** Whether a key pressed in this element is text input. */
export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether a key is text input or belongs to the browser, and so is no shortcut of a single key. */
export function isTyping(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  // For a key in a shadow root, such as the editor's, the target is only the element around it.
  const [target = event.target] = event.composedPath()
  return ctrlKey || metaKey || altKey || shiftKey || isTextInput(target)
}
