import { rollPicker } from '@waybook/messages/rollPicker'

import { askTitle } from '#parts/check/check-words.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { addressOf, useAskedByFold } from '#screens/layout/calls/use-open-checks.ts'
import { openCheck } from '#stores/checks.ts'
import { closeTray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'

/** The oldest check that waits for the viewer's roll, above everything that they may roll themselves. */
export function WaitingCall() {
  const { shown, folded } = useAskedByFold()
  const skills = useSkills()
  const [first] = [...folded, ...shown]
  if (!first) return null
  const { check, part } = first
  const open = () => {
    closeTray()
    openCheck(addressOf(first))
  }
  return (
    <section
      aria-label={rollPicker.waiting()}
      className="flex items-center justify-between gap-3 rounded-[12px] bg-mark-tint px-3.5 py-2"
    >
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-serif text-18 leading-6">{askTitle(check, part, skills)}</h3>
        {check.title === '' ? null : <p className="text-14 text-ink-2">{check.title}</p>}
      </div>
      <Button variant="primary" aria-haspopup="dialog" onClick={open}>
        {rollPicker.open()}
      </Button>
    </section>
  )
}
