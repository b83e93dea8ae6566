import { feedAddress } from '@waybook/messages/feedAddress'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

interface EndAddressDialogProps {
  /** What the viewer is about to do; `null`: nothing. */
  readonly confirming: 'renew' | 'revoke' | null
  readonly onClose: () => void
  readonly onConfirm: (confirmed: 'renew' | 'revoke') => void
}

/** Asks before the current addresses stop working. */
export function EndAddressDialog({ confirming, onClose, onConfirm }: EndAddressDialogProps) {
  return (
    <Dialog
      open={confirming !== null}
      onClose={onClose}
      title={confirming === 'renew' ? feedAddress.createQuestion() : feedAddress.revokeQuestion()}
    >
      <p>{feedAddress.consequence()}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{feedAddress.cancel()}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            if (confirming) onConfirm(confirming)
          }}
        >
          {confirming === 'renew' ? feedAddress.create() : feedAddress.revoke()}
        </Button>
      </div>
    </Dialog>
  )
}
