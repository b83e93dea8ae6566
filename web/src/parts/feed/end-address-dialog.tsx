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
      title={confirming === 'renew' ? 'Create a new address?' : 'Revoke the address?'}
    >
      <p>Feed readers and calendars that use your current address will get nothing new. This cannot be undone.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            if (confirming) onConfirm(confirming)
          }}
        >
          {confirming === 'renew' ? 'Create a new one' : 'Revoke'}
        </Button>
      </div>
    </Dialog>
  )
}
