import { OtherWayButton } from './other-way-button.tsx'
import { signInWithPasskey } from './passkey.ts'

/** Signs in without a password. It is below the form, because passkeys are optional. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <OtherWayButton
      label="Use a passkey"
      busyLabel="Waiting for your passkey..."
      enter={signInWithPasskey}
      onDone={onSignedIn}
    />
  )
}
