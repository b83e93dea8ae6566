import { keyNames } from '@waybook/messages/keyNames'
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** `Shift+Mod+Z` -> [Shift, Mod, Z]; `+` is a key itself. */
const partsOf = (keys: string): readonly string[] => keys.split(/(?<=.)\+/)

const isLetter = (key: string) => /^[a-z]$/i.test(key)

/**
 * Whether an event is this key or combination, such as `D`, `Shift+F10` or `Mod+Z`. `Mod` is Ctrl or Cmd. Shift is ignored for keys other than
 * letters unless the combination names it, because many keyboards need it to type `+` or `?`.
 */
export function isPressed(keys: string, event: Pressed): boolean {
  const parts = partsOf(keys)
  const key = parts.at(-1) ?? ''
  const shift = parts.includes('Shift')
  const mod = parts.includes('Mod') ? event.ctrlKey !== event.metaKey : !event.ctrlKey && !event.metaKey
  const isShiftRight = event.shiftKey === shift || (!shift && !isLetter(key))
  return event.key.toLowerCase() === key.toLowerCase() && mod && isShiftRight && !event.altKey
}

/** In the syntax of `aria-keyshortcuts`: `Mod+Z` -> `Control+Z Meta+Z`. */
export function ariaKeys(keys: readonly string[]): string | undefined {
  const all = keys.flatMap((one) =>
    partsOf(one).includes('Mod') ? [one.replace('Mod', 'Control'), one.replace('Mod', 'Meta')] : [one],
  )
  return all.length === 0 ? undefined : all.join(' ')
}

const isMac = () => navigator.platform.startsWith('Mac')

const words: Readonly<Record<string, () => string>> = {
  ' ': () => keyNames.space(),
  ArrowLeft: () => '←',
  ArrowRight: () => '→',
  ArrowUp: () => '↑',
  ArrowDown: () => '↓',
  ContextMenu: () => keyNames.menu(),
  Escape: () => keyNames.escape(),
  Mod: () => (isMac() ? '⌘' : keyNames.control()),
  Shift: () => keyNames.shift(),
}

/** The labels on the keys: `Shift+Mod+Z` -> `Shift Ctrl Z`, on a Mac `Shift ⌘ Z`. */
export function keyWords(keys: string): string {
  return partsOf(keys)
    .map((part) => words[part]?.() ?? part)
    .join(' ')
}

/** The directions of the arrow keys: across and down. */
export const arrowDirections: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Whether a key is typed into a text field. */
export function isTextInput(event: Event): boolean {
  // For a key in a shadow root, such as the editor's, the target is only the element around it.
  const [target = event.target] = event.composedPath()
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
