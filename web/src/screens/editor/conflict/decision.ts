import type { TextHunk } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'

/** The ways to resolve a part that two people changed. */
export const choices = [
  option('mine', () => editor.mine()),
  option('theirs', () => editor.theirs()),
  option('both', () => editor.both()),
  option('own', () => editor.own()),
] as const

/** Its label is in the language at the time. */
function option<Value extends string>(value: Value, label: () => string) {
  return {
    value,
    get label() {
      return label()
    },
  }
}

export interface Decision {
  readonly choice: (typeof choices)[number]['value']
  /** Used for the choice `own`. */
  readonly own: string
}

/** The choices for a part of the text, such as `line 3`, or for a field. A field cannot have two values. */
export function choicesFor({ where }: Pick<TextHunk, 'where'>) {
  return where.startsWith('line ') ? choices : choices.filter(({ value }) => value !== 'both')
}

/** The resolved text of a part. */
export function decidedText({ mine, theirs }: Pick<TextHunk, 'mine' | 'theirs'>, { choice, own }: Decision): string {
  switch (choice) {
    case 'theirs':
      return theirs
    case 'both':
      return mine.endsWith('\n') || mine === '' ? mine + theirs : `${mine}\n${theirs}`
    case 'own':
      return own
    case 'mine':
      return mine
  }
}
