import type { Token } from '@waybook/contract'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'

import { useChangeToken } from '../token-mutations.ts'
import { ChoiceMenu } from './menu-parts.tsx'

/** The directions that the menu offers, in degrees clockwise from above, and none. */
const facings = [
  { value: 'none', label: () => tableTokenMenu.none() },
  { value: '0', label: () => tableTokenMenu.up() },
  { value: '45', label: () => tableTokenMenu.upRight() },
  { value: '90', label: () => tableTokenMenu.right() },
  { value: '135', label: () => tableTokenMenu.downRight() },
  { value: '180', label: () => tableTokenMenu.down() },
  { value: '225', label: () => tableTokenMenu.downLeft() },
  { value: '270', label: () => tableTokenMenu.left() },
  { value: '315', label: () => tableTokenMenu.upLeft() },
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
      label={tableTokenMenu.facing()}
      value={choiceOf(facing)}
      choices={facings.map(({ value, label: words }) => ({ value, label: words() }))}
      onChoose={(choice) => change(id, { facing: facingOf(choice) }, tableTokenMenu.turned({ name }))}
    />
  )
}
