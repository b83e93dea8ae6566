import { signIn } from '@waybook/messages/signIn'

import { OtherWayButton } from './other-way-button.tsx'
import { signInWithPasskey } from './passkey.ts'

/** Signs in without a password. It is below the form, because passkeys are optional. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <OtherWayButton
      label={signIn.usePasskey()}
      busyLabel={signIn.waitingForPasskey()}
      enter={signInWithPasskey}
      onDone={onSignedIn}
    />
  )
}
