import { feedAddress } from '@waybook/messages/feedAddress'

import { CopyButton } from '#ui/button/copy-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

interface NewAddressProps {
  readonly label: string
  readonly hint: string
  readonly address: string
  readonly copyLabel?: string
}

/** Shows a new address once; the server cannot show it again. */
export function NewAddress({ label, hint, address, copyLabel }: NewAddressProps) {
  return (
    <div className="mb-4 grid justify-items-start gap-3 rounded-control bg-sunk p-4">
      <div className="w-full">
        <TextField label={label} hint={hint} readOnly value={address} onFocus={({ target }) => target.select()} />
      </div>
      <CopyButton text={address}>{copyLabel ?? feedAddress.copy()}</CopyButton>
    </div>
  )
}
