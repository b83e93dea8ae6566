import { textOf } from '#sign-in/local/account-fields.ts'
import { AccountForm } from '#sign-in/local/account-form.tsx'
import { addPasskey } from '#sign-in/local/passkey.ts'
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
      <p>Your browser will ask you to confirm with your face, fingerprint or PIN.</p>
      <AccountForm
        required={['name', 'currentPassword']}
        submitLabel="Add passkey"
        busyLabel="Waiting for your device..."
        send={(data) => addPasskey(textOf(data, 'name'), textOf(data, 'currentPassword'))}
        onAccepted={close}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <TextField
              label="Name"
              name="name"
              hint="Helps you tell your passkeys apart."
              autoComplete="off"
              defaultValue={deviceName(navigator.userAgent)}
              error={errors.name}
            />
            <PasswordField
              label="Current password"
              name="currentPassword"
              autoComplete="current-password"
              error={errors.currentPassword}
            />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}

/** Suggests a name for the kind of device: `My iPhone`, `My Windows device`. */
function deviceName(userAgent: string): string {
  const kind = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find((word) => userAgent.includes(word))
  return kind ? `My ${kind} device`.replace(/(iPhone|iPad|Mac) device$/, '$1') : 'My device'
}
