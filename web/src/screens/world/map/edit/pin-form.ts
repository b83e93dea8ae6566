import type { AnswerOf } from '@waybook/contract'

type Suggested = AnswerOf<'completeLink'>['entities'][number]

/** `visible` is known only for an entity just found by the picker. */
export type PinTargetChoice = Omit<Suggested, 'visible' | 'aliases'> & Partial<Pick<Suggested, 'visible'>>

/** A pin as the game master edits it. */
export interface PinForm {
  readonly target: PinTargetChoice | null
  /** Empty: the pin has its target's name. */
  readonly label: string
  /** Whether only the game master sees it. */
  readonly secret: boolean
  /** The characters whose players see the pin. Empty: everyone who sees its target. */
  readonly readers: readonly string[]
}

export interface PinDialogProps {
  readonly title: string
  readonly submit: string
  readonly form: PinForm
  readonly busy: boolean
  /** Why saving failed. */
  readonly refusal: string | null
  readonly onSubmit: (form: PinForm) => void | Promise<void>
  readonly onClose: () => void
}

/** The pin's fields as the server stores them. */
export function writtenOf({ target, label, secret, readers }: PinForm) {
  return { to: target?.id ?? null, label, secret, readers: [...readers] }
}
