import { type Token } from '@waybook/contract'
import { tableTokenFields } from '@waybook/messages/tableTokenFields'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'

import { sizeChoices } from '../size-choice.tsx'
import { useChangeTokens } from '../token-mutations.ts'
import { ActionItems } from './action-items.tsx'
import { ChoiceMenu, MenuLine } from './menu-parts.tsx'
import { TokenMenu } from './token-menu.tsx'

interface SeveralMenuProps {
  /** The token beside which the menu opens. */
  readonly tokenId: string
  readonly tokens: readonly Token[]
}

/** The game master's menu of all selected tokens. */
export function SeveralMenu({ tokenId, tokens }: SeveralMenuProps) {
  const change = useChangeTokens()
  const title = tableTokenMenu.tokens({ count: tokens.length })
  const [first, ...others] = tokens
  const common = first && others.every(({ size }) => size === first.size) ? first.size : null
  return (
    <TokenMenu tokenId={tokenId} title={title} note={tokens.map(({ name }) => name).join(', ')}>
      <ChoiceMenu
        icon="resize"
        label={tableTokenMenu.size()}
        value={common}
        choices={sizeChoices()}
        onChoose={(size) => change(tokens, { size }, tableTokenFields.areSize({ count: tokens.length, size }))}
      />
      <MenuLine />
      <ActionItems of="selection" tokens={tokens} />
    </TokenMenu>
  )
}
