import { RoundButton } from '#ui/button/round-button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { QuietLine } from '#ui/state/quiet-line.tsx'

import { AddCondition } from './add-condition.tsx'
import { useConditions } from './use-conditions.ts'

interface ConditionsPanelProps {
  readonly characterId: string
  readonly conditions: readonly string[]
}

/** What ails a character, or helps them, until somebody takes it away. */
export function ConditionsPanel({ characterId, conditions }: ConditionsPanelProps) {
  const { change, saving, failed } = useConditions(characterId)
  return (
    <Panel title="Conditions" tight>
      {conditions.length === 0 ? <p className="text-14 text-ink-2">No conditions.</p> : null}
      <ul aria-label="Conditions" className="grid">
        {conditions.map((condition) => (
          <li key={condition} className="flex min-h-13 items-center justify-between gap-2 md:min-h-11">
            <span className="min-w-0 font-medium">{condition}</span>
            <RoundButton
              sign="cross"
              size="small"
              label={`Remove ${condition}`}
              resting={saving}
              onPress={() => change({ operation: 'removeCondition', condition })}
            />
          </li>
        ))}
      </ul>
      <QuietLine>{failed ? 'Not saved, restored' : null}</QuietLine>
      <AddCondition saving={saving} onAdd={(condition) => change({ operation: 'addCondition', condition })} />
    </Panel>
  )
}
