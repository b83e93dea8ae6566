import { formatNotation, parseNotation, type ThrowRequest } from '@waybook/rules'
import { useState, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { changeTray, useTray } from '../../client/tray.ts'
import { askedThrow } from './tray-throw.ts'

/** As much as the server takes. */
const NOTATION_MAX = 80

/** The tray's dice as text, which can be typed over. */
export function NotationField() {
  const tray = useTray()
  const written = formatNotation(askedThrow(tray))
  // A new pool is a new text: what was typed before is done with.
  return <NotationForm key={written} written={written} />
}

function NotationForm({ written }: { readonly written: string }) {
  const [typed, setTyped] = useState(written)
  const [error, setError] = useState<string>()
  const put = (event: SubmitEvent) => {
    event.preventDefault()
    const read = parseNotation(typed)
    if (read.ok) putIntoTray(read.dice)
    setError(read.ok ? undefined : read.why)
  }
  return (
    <form onSubmit={put} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label="Dice notation"
        hint="2y1g2p, 3d6, d100, 4dF"
        error={error}
        value={typed}
        maxLength={NOTATION_MAX}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" className="mt-6.5">
        Set
      </Button>
    </form>
  )
}

function putIntoTray(dice: ThrowRequest): void {
  const { proficiency = 0, ability = 0, boost = 0, challenge = 0, difficulty = 0, setback = 0, ...others } = dice
  changeTray({ pool: { proficiency, ability, boost, challenge, difficulty, setback }, others })
}
