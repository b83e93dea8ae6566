import type { Token } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'

import { selectTokens } from '../table-context.ts'
import { SizeChoice, sizeInWords } from '../token/size-choice.tsx'
import { useChangeTokens, useRemoveTokens } from '../token/token-mutations.ts'
import { useCopyTokens } from '../token/use-copy-tokens.ts'
import { PanelSection } from './panel-section.tsx'

/** Several selected tokens: what the game master does with all of them at once. Each is one step of undo. */
export function SelectedTokens({ tokens }: { readonly tokens: readonly Token[] }) {
  const change = useChangeTokens()
  const remove = useRemoveTokens()
  const { duplicate } = useCopyTokens()
  const count = `${tokens.length} tokens`
  const [first, ...others] = tokens
  const common = first && others.every(({ size }) => size === first.size) ? first.size : null
  return (
    <PanelSection title={count} note="selected">
      <p className="mb-2 truncate text-14 text-ink-2">{tokens.map(({ name }) => name).join(', ')}</p>
      <SizeChoice size={common} onChoose={(size) => change(tokens, { size }, `${count} are ${sizeInWords(size)}`)} />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Action
          label="Show to players"
          disabled={tokens.every(({ visible }) => visible)}
          onPress={() => change(tokens, { visible: true }, `${count} are shown to players`)}
        />
        <Action
          label="Hide from players"
          disabled={!tokens.some(({ visible }) => visible)}
          onPress={() => change(tokens, { visible: false }, `${count} are hidden from players`)}
        />
        <Action label="Copy" onPress={() => duplicate(tokens)} />
        <Action label="Remove" onPress={() => remove(tokens)} />
        <Action label="Select none" onPress={() => selectTokens([])} />
      </div>
    </PanelSection>
  )
}

interface ActionProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onPress: () => void
}

function Action({ label, disabled = false, onPress }: ActionProps) {
  return (
    <Button size="small" className="min-h-11 px-2!" disabled={disabled} onClick={onPress}>
      {label}
    </Button>
  )
}
