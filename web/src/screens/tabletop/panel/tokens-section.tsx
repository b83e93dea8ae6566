import { useMe } from '../../../client/me.ts'
import { useSelectedToken } from '../selected-token.ts'
import { useTable } from '../table-context.ts'
import { isHidden } from '../token/is-hidden.ts'
import { useChangeToken } from '../token/use-change-token.ts'
import { useTokenKeys } from '../token/use-token-keys.ts'
import { PanelSection } from './panel-section.tsx'
import { TokenRow } from './token-row.tsx'

/** Everything on the map as a list: for whoever does not see the map, and to find one among many. */
export function TokensSection() {
  const { tokens } = useTable()
  const edits = useMe().may.includes('editTokens')
  const selected = useSelectedToken()
  const press = useTokenKeys()
  const change = useChangeToken()
  const hidden = tokens.filter(isHidden).length
  const note = `${tokens.length} on the map${hidden === 0 ? '' : `, ${hidden} hidden`}`
  return (
    <PanelSection title="Tokens" note={note}>
      {tokens.length === 0 ? (
        <p className="text-ink-2">Nobody stands here yet.</p>
      ) : (
        <ul>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              selected={token.id === selected}
              edits={edits}
              press={press}
              change={change}
            />
          ))}
        </ul>
      )}
    </PanelSection>
  )
}
