import { useId, type ComponentProps } from 'react'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  readonly label: string
  readonly hint?: string
}

/** A field for several lines. It grows with its text if the browser supports that. */
export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const id = useId()
  const hintId = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="field-sizing-content max-h-60 min-h-24 w-full rounded-control border border-control bg-raised px-3.5 py-2"
      />
      {hint === undefined ? null : (
        <p id={hintId} className="text-14 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
