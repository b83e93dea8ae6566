import { Menu } from '@base-ui/react/menu'
import type { Token } from '@waybook/contract'

import { menuItem } from '#screens/tabletop/encounter/menu-look.ts'
import { selectSeveral } from '#screens/tabletop/table-context.ts'
import { Icon } from '#ui/text/icon.tsx'

import { useChangeTokens, useRemoveTokens } from '../token-mutations.ts'
import { useCopyTokens } from '../use-copy-tokens.ts'

/** What can be done with one token as with several. */
export function SelectionItems({ tokens }: { readonly tokens: readonly Token[] }) {
  const change = useChangeTokens()
  const remove = useRemoveTokens()
  const { duplicate } = useCopyTokens()
  const [first] = tokens
  const words = first && tokens.length === 1 ? first.name : `${tokens.length} tokens`
  const isSeen = tokens.some(({ visible }) => visible)
  return (
    <>
      <Menu.Item
        className={menuItem}
        onClick={() =>
          change(tokens, { visible: !isSeen }, isSeen ? `${words} hidden from players` : `Players see ${words}`)
        }
      >
        <Icon name={isSeen ? 'eye-off' : 'eye'} />
        {isSeen ? 'Hide from players' : 'Show to players'}
      </Menu.Item>
      <Menu.Item className={menuItem} onClick={() => duplicate(tokens)}>
        <Icon name="plus" />
        Copy
      </Menu.Item>
      <Menu.Item className={menuItem} onClick={() => selectSeveral(true)}>
        <Icon name="select" />
        Select several
      </Menu.Item>
      <Menu.Item className={`${menuItem} text-bad`} onClick={() => remove(tokens)}>
        <Icon name="close" />
        {tokens.length === 1 ? 'Remove' : `Remove ${words}`}
      </Menu.Item>
    </>
  )
}
