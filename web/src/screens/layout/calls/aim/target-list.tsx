import { aim } from '@waybook/messages/aim'

import type { Target } from '#parts/check/use-targets.ts'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ChoiceButton } from './choice-button.tsx'

interface TargetListProps {
  readonly label: string
  /** `null` while loading. */
  readonly targets: readonly Target[] | null
  readonly busy: boolean
  readonly error: string | null
  /** `injury` is the name of the chosen critical injury, if any. */
  readonly onChoose: (id: string, injury?: string) => void
  /** Also offers each critical injury. */
  readonly withInjuries?: boolean
}

/** The possible targets. Pressing a name starts the check. */
export function TargetList({ label, targets, busy, error, onChoose, withInjuries = false }: TargetListProps) {
  if (targets === null) return <Spinner label={aim.loading()} />
  return (
    <>
      <ul aria-label={label} className="grid gap-1.5">
        {targets.map(({ id, name, injuries }) => (
          <li key={id} className="grid gap-1.5">
            <ChoiceButton busy={busy} onChoose={() => onChoose(id)}>
              {name}
            </ChoiceButton>
            {(withInjuries ? injuries : []).map((injury) => (
              <ChoiceButton key={injury} busy={busy} onChoose={() => onChoose(id, injury)}>
                {aim.injuryOf({ character: name, injury })}
              </ChoiceButton>
            ))}
          </li>
        ))}
      </ul>
      <StatusLine>{error}</StatusLine>
    </>
  )
}
