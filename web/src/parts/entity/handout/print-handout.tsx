import type { HandoutContent } from '@waybook/contract'
import { handout } from '@waybook/messages/handout'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { PaperHandout } from './paper-handout.tsx'

interface PrintHandoutProps {
  readonly shown: { readonly entityId: string; readonly what: HandoutContent }
  readonly title: string
}

/** Prints a handout, to give it away on paper. It has what a player without a character would see. */
export function PrintHandout({ shown: { entityId, what }, title }: PrintHandoutProps) {
  const [step, setStep] = useState<'none' | 'preparing' | 'ready'>('none')
  const { data, error } = useOperation('previewHandout', { entityId, what }, { enabled: step !== 'none' })
  // The paper stays until the dialog closes, because some browsers print later than they return.
  const print = () => {
    setStep('ready')
    window.print()
  }
  return (
    <>
      <Button
        busy={step === 'preparing' && !error}
        busyLabel={handout.preparing()}
        onClick={() => (step === 'ready' ? window.print() : setStep('preparing'))}
      >
        {handout.print()}
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
      {data ? <PaperHandout handout={{ ...data, title }} onReady={print} /> : null}
    </>
  )
}
