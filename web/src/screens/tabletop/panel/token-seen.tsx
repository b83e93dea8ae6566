import type { Token } from '@waybook/contract'

import { PageLink } from '#ui/button/page-link.tsx'

import { ToolButton } from '../hud/tool-button.tsx'
import type { useChangeToken } from '../token/use-change-token.ts'

interface TokenSeenProps {
  readonly token: Token
  readonly change: ReturnType<typeof useChangeToken>
}

/** Whether players see a token, for the game master to change: the token's matter, or that of its character's page. */
export function TokenSeen({ token, change }: TokenSeenProps) {
  const { id, name, visible, characterId, characterHidden } = token
  if (characterHidden)
    return (
      <PageLink
        href={`/${characterId}`}
        aria-label={`Character hidden: page of ${name}`}
        className="grid min-h-11 w-18 shrink-0 content-center text-end text-14 leading-5 text-link no-underline hover:underline"
      >
        Character hidden
      </PageLink>
    )
  return (
    <ToolButton
      icon={visible ? 'eye' : 'eye-off'}
      label={visible ? `Hide ${name} from players` : `Show ${name} to players`}
      onClick={() =>
        change(id, { visible: !visible }, visible ? `${name} is hidden from players` : `Players see ${name}`)
      }
    />
  )
}
