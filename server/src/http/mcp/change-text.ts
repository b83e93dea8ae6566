/** A passage that is replaced. An empty `find` adds to the end of the text. */
export interface TextChange {
  readonly find: string
  readonly replace: string
}

export type ChangedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false
      /** The index of the change. */
      readonly change: number
      readonly why: 'missing' | 'several'
    }

/**
 * Makes the changes one after the other. Each passage must occur once, so that a change cannot hit another place than the one meant.
 * @example
 * changeText('A bell. A rope.', [{ find: 'A rope', replace: 'A wet rope' }]) // { ok: true, text: 'A bell. A wet rope.' }
 * changeText('A bell. A rope.', [{ find: 'A ', replace: 'The ' }]) // { ok: false, change: 0, why: 'several' }
 */
export function changeText(text: string, changes: readonly TextChange[]): ChangedText {
  let changed = text
  for (const [change, { find, replace }] of changes.entries()) {
    if (find === '') {
      changed = withParagraph(changed, replace)
      continue
    }
    const at = changed.indexOf(find)
    if (at === -1) return { ok: false, change, why: 'missing' }
    if (changed.includes(find, at + 1)) return { ok: false, change, why: 'several' }
    changed = changed.slice(0, at) + replace + changed.slice(at + find.length)
  }
  return { ok: true, text: changed }
}

function withParagraph(text: string, added: string): string {
  const before = text.trimEnd()
  return before === '' ? added : `${before}\n\n${added.trim()}\n`
}
