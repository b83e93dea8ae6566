import { newCharacter } from '@waybook/messages/newCharacter'

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
        {isFirst ? null : <Button onClick={onBack}>{newCharacter.back()}</Button>}
        {isLast ? (
          <Finish />
        ) : (
          <>
            <Button variant="ghost" onClick={onNext}>
              {newCharacter.skip()}
            </Button>
            <Button variant="primary" className="col-start-3 md:min-w-64" onClick={onNext}>
              {newCharacter.next()}
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
        busyLabel={newCharacter.creating()}
        disabledReason={isNameless ? newCharacter.needsName() : undefined}
        onClick={() => mutate()}
      >
        {role === 'player' ? newCharacter.joinParty() : newCharacter.putIntoParty()}
      </Button>
    </div>
  )
}
