import type { Token } from '@waybook/contract'
import { memo } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { selectToken } from '../selected-token.ts'
import { TokenFace } from '../token/token-face.tsx'
import { tokenWords } from '../token/token-words.ts'
import type { useChangeToken } from '../token/use-change-token.ts'
import type { useTokenKeys } from '../token/use-token-keys.ts'
import { TokenSeen } from './token-seen.tsx'

interface TokenRowProps {
  readonly token: Token
  readonly selected: boolean
  /** Whether the viewer shows and hides tokens. */
  readonly edits: boolean
  readonly press: ReturnType<typeof useTokenKeys>
  readonly change: ReturnType<typeof useChangeToken>
}

/** A token in the list; while it has the focus, the keys do what they do on the map. */
export const TokenRow = memo(function TokenRow({ token, selected, edits, press, change }: TokenRowProps) {
  const { id, name, conditions } = token
  return (
    <li
      className={classNames(
        'flex items-center border-b border-line last:border-0',
        selected && '-mx-2 rounded-control border-transparent bg-[#2a4241] px-2',
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        aria-label={tokenWords(token)}
        onClick={() => selectToken(selected ? null : id)}
        onKeyDown={(event) => press(token, event)}
        className="flex min-h-12.5 min-w-0 flex-1 items-center gap-3 text-start"
      >
        <span className="block size-8.5 shrink-0 overflow-hidden rounded-round bg-[#2b3b3a] text-12">
          <TokenFace token={token} />
        </span>
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{name}</span>{' '}
          {conditions.length === 0 ? null : (
            <span className="truncate text-14 leading-5 text-ink-2">{conditions.join(', ')}</span>
          )}
        </span>
      </button>
      {edits ? <TokenSeen token={token} change={change} /> : null}
    </li>
  )
})
