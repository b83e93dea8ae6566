import type { Token } from '@waybook/contract'

import { useChangeToken } from '../token-mutations.ts'
import { ChoiceMenu } from './menu-parts.tsx'

/** The directions that the menu offers, in degrees clockwise from above, and none. */
const facings = [
  { value: 'none', label: 'None' },
  { value: '0', label: '↑ Up' },
  { value: '45', label: '↗ Up right' },
  { value: '90', label: '→ Right' },
  { value: '135', label: '↘ Down right' },
  { value: '180', label: '↓ Down' },
  { value: '225', label: '↙ Down left' },
  { value: '270', label: '← Left' },
  { value: '315', label: '↖ Up left' },
] as const

type FacingChoice = (typeof facings)[number]['value']

/** The choice nearest to a direction. */
function choiceOf(facing: number | null): FacingChoice {
  if (facing === null) return 'none'
  const eighth = Math.round(facing / 45) % 8
  return facings[eighth + 1]?.value ?? 'none'
}

function facingOf(choice: FacingChoice): number | null {
  return choice === 'none' ? null : Number(choice)
}

interface FacingMenuProps {
  readonly token: Token
  /** The name to announce. */
  readonly name: string
}

/** The directions in which a token can face. */
export function FacingMenu({ token: { id, facing }, name }: FacingMenuProps) {
  const change = useChangeToken()
  return (
    <ChoiceMenu
      icon="facing"
      label="Facing"
      value={choiceOf(facing)}
      choices={facings}
      onChoose={(choice) => change(id, { facing: facingOf(choice) }, `${name} turned`)}
    />
  )
}
