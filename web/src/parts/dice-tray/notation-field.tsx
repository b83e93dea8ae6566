import { diceTray } from '@waybook/messages/diceTray'
import { formatNotation, parseNotation, type ThrowRequest } from '@waybook/rules'
import { useState, type SubmitEvent } from 'react'

import { changeTray, throwRequestOf, useTray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

/** The longest notation that the server accepts. */
const NOTATION_MAX = 80
const EXAMPLES = '2y1g2p, 3d6, d100, 4dF'

/** The dice in the tray as editable text. */
export function NotationField() {
  const tray = useTray()
  const notation = formatNotation(throwRequestOf(tray))
  // The key discards the typed text whenever the dice in the tray change.
  return <NotationForm key={notation} notation={notation} />
}

function NotationForm({ notation }: { readonly notation: string }) {
  const [typed, setTyped] = useState(notation)
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = parseNotation(typed)
    if (parsed.ok) setTrayDice(parsed.dice)
    setError(parsed.ok ? undefined : parsed.why)
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={diceTray.notation()}
        hint={EXAMPLES}
        error={error}
        value={typed}
        maxLength={NOTATION_MAX}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" className="mt-6.5">
        {diceTray.set()}
      </Button>
    </form>
  )
}

function setTrayDice(dice: ThrowRequest): void {
  const { proficiency = 0, ability = 0, boost = 0, challenge = 0, difficulty = 0, setback = 0, ...others } = dice
  changeTray({
    pool: { proficiency, ability, boost, challenge, difficulty, setback },
    others,
    difficultyNote: '',
    isAssumed: false,
  })
}
