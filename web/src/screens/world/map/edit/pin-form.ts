import type { AnswerOf } from '@waybook/contract'

type Suggested = AnswerOf<'completeLink'>['entities'][number]

/** Whether it is visible to players is known of one that was just found. */
export type PinTargetChoice = Omit<Suggested, 'visible' | 'aliases'> & Partial<Pick<Suggested, 'visible'>>

/** What the game master says about a pin. */
export interface PinForm {
  readonly target: PinTargetChoice | null
  /** Empty: it is called like its target. */
  readonly label: string
  /** Whether only the game master sees it. */
  readonly secret: boolean
  /** The characters whose players see it; none: all do who see what it leads to. */
  readonly readers: readonly string[]
}

export interface PinDialogProps {
  readonly title: string
  readonly submit: string
  readonly form: PinForm
  readonly busy: boolean
  /** Why it was not saved. */
  readonly refusal: string | null
  readonly onSubmit: (form: PinForm) => void | Promise<void>
  readonly onClose: () => void
}

/** The fields of a pin as they are written. */
export function writtenOf({ target, label, secret, readers }: PinForm) {
  return { to: target?.id ?? null, label, secret, readers: [...readers] }
}
