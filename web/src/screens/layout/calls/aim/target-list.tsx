import type { Target } from '#parts/check/use-targets.ts'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ChoiceButton } from './choice-button.tsx'

interface TargetListProps {
  readonly label: string
  /** `null` while they are being loaded. */
  readonly targets: readonly Target[] | null
  readonly busy: boolean
  readonly error: string | null
  readonly onChoose: (id: string) => void
}

/** Those who can be aimed at; pressing a name begins the check. */
export function TargetList({ label, targets, busy, error, onChoose }: TargetListProps) {
  if (targets === null) return <Spinner label="Looking who is there..." />
  return (
    <>
      <ul aria-label={label} className="grid gap-1.5">
        {targets.map(({ id, name }) => (
          <li key={id}>
            <ChoiceButton busy={busy} onChoose={() => onChoose(id)}>
              {name}
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <StatusLine>{error}</StatusLine>
    </>
  )
}
