import type { TextHunk } from '@waybook/contract'

/** The ways to resolve a part that two people changed. */
export const choices = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Theirs' },
  { value: 'both', label: 'Both' },
  { value: 'own', label: 'Write' },
] as const

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
