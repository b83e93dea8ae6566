import { profile } from '@waybook/messages/profile'

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
    <Dialog open={open} onClose={onClose} title={profile.addPasskey()}>
      <p>{profile.confirmWithDevice()}</p>
      <AccountForm
        required={['name', 'currentPassword']}
        submitLabel={profile.addThisPasskey()}
        busyLabel={profile.waitingForDevice()}
        send={(data) => addPasskey(textOf(data, 'name'), textOf(data, 'currentPassword'))}
        onAccepted={close}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <TextField
              label={profile.name()}
              name="name"
              hint={profile.passkeyNameHint()}
              autoComplete="off"
              defaultValue={deviceName(navigator.userAgent)}
              error={errors.name}
            />
            <PasswordField
              label={profile.currentPassword()}
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
  if (kind === undefined) return profile.myDevice()
  return /iPhone|iPad|Mac/.test(kind) ? profile.myThing({ kind }) : profile.mySystemDevice({ kind })
}
