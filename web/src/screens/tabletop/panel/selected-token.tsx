import { tokenSizes, type Token } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'

import { useSelectedToken, useTable } from '../table-context.ts'
import { useChangeToken } from '../token/token-mutations.ts'
import { PanelSection } from './panel-section.tsx'

const sizeLabels = { small: 'Small', medium: 'Medium', large: 'Large' } as const

/** For the game master: the size of the selected token and, if its character is hidden, a note about that. */
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
            {sizeLabels[size]}
          </button>
        ))}
      </fieldset>
      {token.characterHidden ? <HiddenCharacterNote token={token} change={change} /> : null}
    </PanelSection>
  )
}

interface HiddenCharacterNoteProps {
  readonly token: Token
  readonly change: ReturnType<typeof useChangeToken>
}

/**
 * Explains that players cannot see the token because its character is hidden, and lets the game master choose whether
 * to show it together with the character.
 */
function HiddenCharacterNote({ token, change }: HiddenCharacterNoteProps) {
  const { id, name, visible, characterId } = token
  const announcement = visible ? `${name} stays hidden` : `Players see ${name} once the character is shown`
  return (
    <>
      <p className="mt-3 text-14 text-ink-2">
        Hidden from players while{' '}
        <PageLink href={`/${characterId}`} className="text-link underline">
          its character
        </PageLink>{' '}
        is hidden.
      </p>
      <Switch
        label="Show it with the character"
        checked={visible}
        onChange={() => change(id, { visible: !visible }, announcement)}
      />
    </>
  )
}
