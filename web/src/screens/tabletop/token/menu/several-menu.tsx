import { tokenSizes, type Token } from '@waybook/contract'

import { sizeInWords, sizeNames } from '../size-choice.tsx'
import { useChangeTokens } from '../token-mutations.ts'
import { ActionItems } from './action-items.tsx'
import { ChoiceMenu, MenuLine } from './menu-parts.tsx'
import { TokenMenu } from './token-menu.tsx'

interface SeveralMenuProps {
  /** The token beside which the menu opens. */
  readonly tokenId: string
  readonly tokens: readonly Token[]
}

const sizes = tokenSizes.map((value) => ({ value, label: sizeNames[value] }))

/** The game master's menu of all selected tokens. */
export function SeveralMenu({ tokenId, tokens }: SeveralMenuProps) {
  const change = useChangeTokens()
  const title = `${tokens.length} tokens`
  const [first, ...others] = tokens
  const common = first && others.every(({ size }) => size === first.size) ? first.size : null
  return (
    <TokenMenu tokenId={tokenId} title={title} note={tokens.map(({ name }) => name).join(', ')}>
      <ChoiceMenu
        icon="resize"
        label="Size"
        value={common}
        choices={sizes}
        onChoose={(size) => change(tokens, { size }, `${title} are ${sizeInWords(size)}`)}
      />
      <MenuLine />
      <ActionItems of="selection" tokens={tokens} />
    </TokenMenu>
  )
}
