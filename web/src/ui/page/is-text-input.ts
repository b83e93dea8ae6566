/** Whether a key pressed in this element is text input. */
export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether a key is text input or belongs to the browser, and so is no shortcut of a single key. */
export function isTyping({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || isTextInput(target)
}
