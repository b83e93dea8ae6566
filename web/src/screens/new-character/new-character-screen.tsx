import { Navigate } from '@tanstack/react-router'
import { newCharacter } from '@waybook/messages/newCharacter'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { Heading } from '#ui/page/heading.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { StepId } from './steps.ts'
import { namedOrNot, useStoredDraft } from './use-new-character.ts'
import { CloseLink } from './wizard-head.tsx'
import { Wizard } from './wizard.tsx'

interface NewCharacterScreenProps {
  readonly step: StepId
  readonly onStep: (step: StepId) => void
}

/** Makes a player character in steps. */
export function NewCharacterScreen({ step, onStep }: NewCharacterScreenProps) {
  const { role, characterId } = useMe()
  const { data: offers, error, refetch } = useOperation('getCharacterCreation', {})
  const stored = useStoredDraft()
  if (role === 'player' && characterId !== null) return <Navigate to="/my-character" replace />
  if (offers === undefined && error)
    return <FailedPage title={newCharacter.loadFailed()} reason={error.message} onRetry={() => void refetch()} />
  if (offers === undefined || stored === undefined) return <Spinner />
  if (!offers.open) return <Closed gameMaster={offers.gameMaster} />
  return <Wizard stored={stored} offers={offers} step={step} onStep={onStep} />
}

/** For players in a campaign whose game master makes the characters. */
function Closed({ gameMaster }: { readonly gameMaster: string | null }) {
  const named = namedOrNot(gameMaster)
  return (
    <div data-editor>
      <header className="-mt-4 flex min-h-17 items-center gap-1 bg-surface full-bleed">
        <CloseLink />
        <Heading className="text-26">{newCharacter.yourCharacter()}</Heading>
      </header>
      <div className="mx-auto flex max-w-172 gap-3 pt-4">
        <Icon name="lock" className="mt-0.5 text-ink-2" />
        <div className="grid gap-3 text-pretty">
          <p>{newCharacter.closed(named)}</p>
          <p className="font-semibold">{newCharacter.askToOpen(named)}</p>
        </div>
      </div>
    </div>
  )
}
