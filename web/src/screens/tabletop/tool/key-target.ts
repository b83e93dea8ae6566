/** Whether the key presses a focused button. */
export const isOnButton = (event: KeyboardEvent | undefined): boolean =>
  event?.target instanceof Element && event.target.closest('button') !== null

/** Whether the target accepts typed text. Sliders, radio buttons and checkboxes don't. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isField = target.matches('input:not([type=range],[type=radio],[type=checkbox]), textarea, select')
  return isField || target.isContentEditable || target.closest('[role=dialog]') !== null
}

/** Whether a focused control uses arrow keys, Enter and Delete itself. */
export const isOnControl = (event: KeyboardEvent | undefined): boolean =>
  event?.target instanceof Element && event.target.closest('button, input, select, a, [data-token-id]') !== null
