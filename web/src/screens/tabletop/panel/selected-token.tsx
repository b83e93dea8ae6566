import { tokenSizes } from '@waybook/contract'

import { useMe } from '../../../client/me.ts'
import { useSelectedToken } from '../selected-token.ts'
import { useTable } from '../table-context.ts'
import { useChangeToken } from '../token/use-change-token.ts'
import { HiddenCharacter } from './hidden-character.tsx'
import { PanelSection } from './panel-section.tsx'

const words = { small: 'Small', medium: 'Medium', large: 'Large' } as const

/** How large the selected token is, and what keeps players from it where that is not the token itself. */
export function SelectedToken() {
  const { tokens } = useTable()
  const id = useSelectedToken()
  const token = tokens.find((one) => one.id === id)
  const change = useChangeToken()
  const edits = useMe().may.includes('editTokens')
  if (!token || !edits) return null
  return (
    <PanelSection title={token.name} note="selected">
      <fieldset className="grid grid-cols-3 divide-x divide-control overflow-hidden rounded-control border border-control">
        <legend className="sr-only">Size</legend>
        {tokenSizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={token.size === size}
            onClick={() => change(token.id, { size }, `${token.name} is ${size}`)}
            className="min-h-11 font-medium -outline-offset-3 hover:bg-raised aria-pressed:bg-lamp aria-pressed:font-bold aria-pressed:text-on-lamp"
          >
            {words[size]}
          </button>
        ))}
      </fieldset>
      {token.characterHidden ? <HiddenCharacter token={token} change={change} /> : null}
    </PanelSection>
  )
}
