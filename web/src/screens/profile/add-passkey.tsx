import { type SubmitEvent, useState } from 'react'

import { addPasskey } from '#sign-in/local/passkey.ts'
import { refusalWords } from '#sign-in/local/post.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'

interface AddPasskeyProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAdded: () => void
}

export function AddPasskey({ open, onClose, onAdded }: AddPasskeyProps) {
  const close = () => {
    onClose()
    onAdded()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Add a passkey">
      <AddPasskeyForm onClose={onClose} onAdded={close} />
    </Dialog>
  )
}

/** What went wrong: at one of the fields, or with the whole. */
interface Fault {
  readonly field: 'name' | 'currentPassword' | null
  readonly text: string
}

function AddPasskeyForm({ onClose, onAdded }: Omit<AddPasskeyProps, 'open'>) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const found = await faultOf(name, password)
    setBusy(false)
    setFault(found)
    if (!found) onAdded()
  }
  const errorOf = (field: Fault['field']) => (fault?.field === field ? fault.text : undefined)
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="grid gap-4">
      <p>Your browser asks you to confirm with your face, finger or PIN.</p>
      <TextField
        label="Name"
        hint="So that you can tell your passkeys apart."
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errorOf('name')}
      />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={errorOf('currentPassword')}
      />
      <p role="alert" className="text-14 font-semibold text-bad empty:hidden">
        {errorOf(null)}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Waiting for your device...">
          Add passkey
        </Button>
      </div>
    </form>
  )
}

async function faultOf(name: string, password: string): Promise<Fault | null> {
  if (name.trim() === '') return { field: 'name', text: 'Name this passkey.' }
  if (password === '') return { field: 'currentPassword', text: 'Enter your password.' }
  try {
    const outcome = await addPasskey(name, password)
    switch (outcome.kind) {
      case 'done':
        return null
      case 'known':
        return { field: null, text: 'This device already has a passkey of your account.' }
      case 'cancelled':
        return { field: null, text: 'No passkey was made. Try again if you want one.' }
      case 'refused': {
        const [, field, text = ''] = /^(name|currentPassword): (.*)$/s.exec(outcome.refusal.text) ?? []
        return field === 'name' || field === 'currentPassword'
          ? { field, text }
          : { field: null, text: refusalWords(outcome.refusal) }
      }
    }
  } catch {
    return { field: null, text: 'This browser could not make a passkey.' }
  }
}

/** A name to begin with, by the kind of device. */
function deviceName(userAgent: string): string {
  const kind = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find((word) => userAgent.includes(word))
  return kind ? `My ${kind} device`.replace(/(iPhone|iPad|Mac) device$/, '$1') : 'My device'
}
