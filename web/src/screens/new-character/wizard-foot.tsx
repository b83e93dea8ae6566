import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { useFinish } from './use-finish.ts'
import { useNewCharacter } from './use-new-character.ts'

interface WizardFootProps {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Leads to the steps before and after, and from the last one into the party. */
export function WizardFoot({ isFirst, isLast, onBack, onNext }: WizardFootProps) {
  return (
    <footer className="sticky bottom-0 z-4 bg-surface py-2.5 foot-bleed low:static">
      <div className="mx-auto grid max-w-172 grid-cols-[auto_auto_minmax(0,1fr)] gap-2 pb-[env(safe-area-inset-bottom)] md:flex md:justify-end">
        {isFirst ? null : <Button onClick={onBack}>Back</Button>}
        {isLast ? (
          <Finish />
        ) : (
          <>
            <Button variant="ghost" onClick={onNext}>
              Skip
            </Button>
            <Button variant="primary" className="col-start-3 md:min-w-64" onClick={onNext}>
              Next
            </Button>
          </>
        )}
      </div>
    </footer>
  )
}

function Finish() {
  const { draft } = useNewCharacter()
  const { role } = useMe()
  const { mutate, isPending, error } = useFinish()
  const isNameless = draft.name.trim() === ''
  return (
    <div className="col-span-2 grid gap-2 md:min-w-64">
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button
        variant="primary"
        busy={isPending}
        busyLabel="Creating..."
        disabledReason={isNameless ? 'The character needs a name.' : undefined}
        onClick={() => mutate()}
      >
        {role === 'player' ? 'Join the party' : 'Put into the party'}
      </Button>
    </div>
  )
}
