import { TextField } from '#ui/field/text-field.tsx'

import { changeTray, useTray } from '../../client/tray.ts'

/** As much as the server takes. */
const REASON_MAX = 200

/** What the roll is for, as the table reads it in the log. */
export function ReasonField() {
  const { reason } = useTray()
  return (
    <TextField
      label="Reason"
      value={reason}
      maxLength={REASON_MAX}
      autoComplete="off"
      onChange={({ target }) => changeTray({ reason: target.value })}
    />
  )
}
