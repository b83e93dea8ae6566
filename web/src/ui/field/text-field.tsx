import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string
  /** The label is inside the empty field instead of above it. */
  readonly terse?: boolean
  readonly hint?: string
  /** The error in the input; shown instead of the hint. */
  readonly error?: string | undefined
  /** A button next to the input. */
  readonly action?: ReactNode
}

export function TextField({ label, terse = false, hint, error, action, ...input }: TextFieldProps) {
  const id = useId()
  const noteId = useId()
  const note = error ?? hint
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={classNames('text-14 font-semibold', terse && 'sr-only')}>
        {label}
      </label>
      <div className="flex gap-2">
        <input
          placeholder={terse ? label : undefined}
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
          className={classNames(
            'text-input min-w-0 read-only:border-dashed read-only:bg-transparent read-only:text-ink-2',
            error === undefined ? 'border-control' : 'border-bad ring-bad ring-1 ring-inset',
          )}
        />
        {action}
      </div>
      {note === undefined ? null : (
        <p id={noteId} className={classNames('text-14', error === undefined ? 'text-ink-2' : 'text-bad font-semibold')}>
          {note}
        </p>
      )}
    </div>
  )
}
