import type { Token } from '@waybook/contract'
import { tablePanel } from '@waybook/messages/tablePanel'
import { memo } from 'react'

import { useMe } from '#api/session.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { Face } from '#ui/picture/face.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { ToolButton } from '../hud/tool-button.tsx'
import { selectToken, toggleToken, useSelection, useTable } from '../table-context.ts'
import { isHidden, numberedName, tokenLabel } from '../token/token-label.ts'
import { useChangeToken } from '../token/token-mutations.ts'
import { PanelSection } from './panel-section.tsx'

/** All tokens as a list, for people who can't see the map, and to find one token among many. */
export function TokensSection() {
  const { tokens } = useTable()
  const edits = useMe().may.includes('editTokens')
  const selected = useSelection()
  const change = useChangeToken()
  const hidden = tokens.filter(isHidden).length
  const { length: count } = tokens
  const note = hidden === 0 ? tablePanel.onMap({ count }) : tablePanel.onMapHidden({ count, hidden })
  return (
    <PanelSection title={tablePanel.tokens()} note={note}>
      {tokens.length === 0 ? (
        <p className="text-ink-2">{tablePanel.noTokens()}</p>
      ) : (
        <ul>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              selected={selected.includes(token.id)}
              edits={edits}
              change={change}
            />
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

interface TokenRowProps {
  readonly token: Token
  readonly selected: boolean
  /** Whether the viewer may show and hide tokens. */
  readonly edits: boolean
  readonly change: ReturnType<typeof useChangeToken>
}

/** A token in the list. While it has the focus, keys work as on the map. */
const TokenRow = memo(function TokenRow({ token, selected, edits, change }: TokenRowProps) {
  const { id, name, conditions } = token
  const { state } = useTable()
  return (
    <li
      className={classNames(
        'flex items-center border-b border-line last:border-0',
        selected && '-mx-2 rounded-control border-transparent bg-night-3 px-2',
      )}
    >
      <button
        type="button"
        data-token-row={id}
        aria-pressed={selected}
        aria-label={tokenLabel(token)}
        title={tokenLabel(token)}
        onClick={({ shiftKey }) =>
          edits && shiftKey ? toggleToken(state, id) : selectToken(state, selected ? null : id)
        }
        className="flex min-h-12.5 min-w-0 flex-1 items-center gap-3 text-start"
      >
        <span className="block size-8.5 shrink-0 overflow-hidden rounded-round bg-portrait text-12">
          <Face name={name} picture={token.picture} />
        </span>
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{numberedName(token)}</span>{' '}
          {conditions.length === 0 ? null : (
            <span className="truncate text-14 leading-5 text-ink-2">{conditions.join(', ')}</span>
          )}
        </span>
      </button>
      {edits ? <TokenVisibility token={token} change={change} /> : null}
    </li>
  )
})

interface TokenVisibilityProps {
  readonly token: Token
  readonly change: ReturnType<typeof useChangeToken>
}

/** Shows or hides a token. If its character is hidden, links to the character's page, where the game master can change that. */
function TokenVisibility({ token, change }: TokenVisibilityProps) {
  const { id, visible, characterId, characterHidden } = token
  const name = numberedName(token)
  if (characterHidden)
    return (
      <PageLink
        href={`/${characterId}`}
        aria-label={tablePanel.characterHiddenPage({ name })}
        className="grid min-h-touch w-18 shrink-0 content-center text-end text-14 leading-5 text-link no-underline hover:underline"
      >
        {tablePanel.characterHidden()}
      </PageLink>
    )
  return (
    <ToolButton
      icon={visible ? 'eye' : 'eye-off'}
      label={visible ? tablePanel.hideNamed({ name }) : tablePanel.showNamed({ name })}
      onClick={() =>
        change(id, { visible: !visible }, visible ? tablePanel.isHidden({ name }) : tablePanel.isSeen({ name }))
      }
    />
  )
}
