import { signIn } from '@waybook/messages/signIn'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'

import { type AccountField, type FieldErrors, fieldErrorsOf, missingIn } from './account-fields.ts'
import { type Outcome, refusalWords, tryAgainIn } from './post.ts'

interface AccountFormProps {
  readonly required: readonly AccountField[]
  readonly submitLabel: string
  readonly busyLabel: string
  readonly send: (data: FormData) => Promise<Outcome>
  /** Returns the field to blame for a refusal that does not name one. */
  readonly blame?: (status: number) => AccountField | null
  /** Called when the server has accepted the form. */
  readonly onAccepted: () => void
  /** If given, the form has a button for it. */
  readonly onCancel?: () => void
  readonly children: (errors: FieldErrors) => ReactNode
}

interface Faults {
  readonly fields?: FieldErrors
  readonly whole?: string
  /** After too many attempts: how long to wait, in seconds, and until when, in milliseconds since 1970. */
  readonly rest?: { readonly seconds: number; readonly untilMs: number }
}

/** A form that shows each error at its field, focuses the first invalid field and keeps the input. */
export function AccountForm(props: AccountFormProps) {
  const { required, submitLabel, busyLabel, send, blame, onAccepted, onCancel, children } = props
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const left = useSecondsUntil(faults.rest?.untilMs ?? 0)

  /** Sends the form. Returns `null` on success. */
  const faultsOf = async (data: FormData): Promise<Faults | null> => {
    const fields = missingIn(data, required)
    if (fields) return { fields }
    const outcome = await send(data)
    if (outcome.ok) return null
    const blamed = blame?.(outcome.status)
    if (outcome.status === 429 && outcome.retryAfterS !== null) return throttledFaults(outcome.retryAfterS)
    const named = blamed ? { [blamed]: outcome.text } : fieldErrorsOf(outcome)
    return named ? { fields: named } : { whole: refusalWords(outcome) }
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || left > 0) return
    const form = event.currentTarget
    setBusy(true)
    const found = await faultsOf(new FormData(form))
    // The button stays busy while the next page loads.
    if (!found) return onAccepted()
    flushSync(() => {
      setFaults(found)
      setBusy(false)
    })
    form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }

  const submitButton = (
    <Button
      type="submit"
      variant="primary"
      busy={busy}
      busyLabel={busyLabel}
      disabledReason={left > 0 ? tryAgainIn(left) : undefined}
      className={onCancel ? undefined : 'w-full'}
    >
      {submitLabel}
    </Button>
  )

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children(faults.fields ?? {})}
      <p role="alert" className="text-14 font-semibold text-bad empty:hidden">
        {faults.whole}
      </p>
      {/* Announces the waiting time once; the countdown below the button is not announced. */}
      {faults.rest ? <output className="sr-only">{tryAgainIn(faults.rest.seconds)}</output> : null}
      {onCancel ? (
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>{signIn.cancel()}</Button>
          {submitButton}
        </div>
      ) : (
        submitButton
      )}
    </form>
  )
}

function throttledFaults(seconds: number): Faults {
  return { whole: signIn.tooMany(), rest: { seconds, untilMs: Date.now() + seconds * 1000 } }
}

interface NewPasswordFieldProps {
  readonly label: string
  readonly name?: AccountField
  readonly error: string | undefined
}

export function NewPasswordField({ label, name = 'password', error }: NewPasswordFieldProps) {
  return (
    <PasswordField label={label} name={name} autoComplete="new-password" hint={signIn.passwordHint()} error={error} />
  )
}

const SECOND_MS = 1000

/** The whole seconds until `momentMs` (milliseconds since 1970); 0 after it. */
export function useSecondsUntil(momentMs: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((momentMs - now) / SECOND_MS))
  const over = left === 0
  useEffect(() => {
    if (over) return
    const ticks = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(ticks)
  }, [over])
  return left
}
