import type { Token } from '@waybook/contract'
import { tablePanel } from '@waybook/messages/tablePanel'
import { tableTokenFields } from '@waybook/messages/tableTokenFields'

import { Button } from '#ui/button/button.tsx'

import { selectTokens, useTable } from '../table-context.ts'
import { SizeChoice } from '../token/size-choice.tsx'
import { useChangeTokens } from '../token/token-mutations.ts'
import { useCopyTokens } from '../token/use-copy-tokens.ts'
import { HiddenCharacters } from './hidden-characters.tsx'
import { PanelSection } from './panel-section.tsx'

/** The game master's actions on several selected tokens, except deleting them. Each action is one undo step. */
export function SelectedTokens({ tokens }: { readonly tokens: readonly Token[] }) {
  const { state } = useTable()
  const change = useChangeTokens()
  const { duplicate } = useCopyTokens()
  const { length: count } = tokens
  const [first, ...others] = tokens
  const common = first && others.every(({ size }) => size === first.size) ? first.size : null
  return (
    <PanelSection title={tablePanel.tokenCount({ count })} note={tablePanel.selected()}>
      <p className="mb-2 truncate text-14 text-ink-2">{namesOf(tokens)}</p>
      <SizeChoice
        size={common}
        onChoose={(size) => change(tokens, { size }, tableTokenFields.areSize({ count, size }))}
      />
      <div className="mt-2 grid grid-cols-2 gap-2">
        {tokens.every(({ visible }) => visible) ? null : (
          <Action
            label={tablePanel.showToPlayers()}
            onPress={() => change(tokens, { visible: true }, tablePanel.areShown({ count }))}
          />
        )}
        {tokens.some(({ visible }) => visible) ? (
          <Action
            label={tablePanel.hideFromPlayers()}
            onPress={() => change(tokens, { visible: false }, tablePanel.areHidden({ count }))}
          />
        ) : null}
        <Action label={tablePanel.copy()} onPress={() => duplicate(tokens)} />
        <Action label={tablePanel.clearSelection()} onPress={() => selectTokens(state, [])} />
      </div>
      <HiddenCharacters tokens={tokens} />
    </PanelSection>
  )
}

/** Each name once, for example "Kessa Vane, Reed wight ×5". */
function namesOf(tokens: readonly Token[]): string {
  const counts = new Map<string, number>()
  for (const { name } of tokens) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ')
}

interface ActionProps {
  readonly label: string
  readonly onPress: () => void
}

function Action({ label, onPress }: ActionProps) {
  return (
    <Button size="small" className="px-2!" onClick={onPress}>
      {label}
    </Button>
  )
}
