import { useQueryClient } from '@tanstack/react-query'
import type { Encounter } from '@waybook/contract'
import { useState } from 'react'

import { call, newIdempotencyKey } from '#api/call.ts'
import { applyEncounter } from '#api/live/apply-play.ts'
import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert, messageOf } from '#ui/state/error-alert.tsx'

/** Ends the encounter, after asking. Then the party’s check that recovers strain is offered. */
export function EndEncounter({ encounter }: { readonly encounter: Encounter }) {
  const [asks, setAsks] = useState(false)
  const queries = useQueryClient()
  const party = encounter.combatants.flatMap(({ kind, characterId }) =>
    kind === 'character' && characterId !== null ? [characterId] : [],
  )
  const { mutate, isPending, error } = useWrite('endEncounter', {
    params: () => ({ encounterId: encounter.id }),
    onSuccess: () => {
      applyEncounter(queries, null)
      const action = { label: 'Recover strain', run: () => void recover(party) }
      showNotice({ text: 'The encounter has ended.', ...(party.length > 0 && { action }) })
    },
  })
  return (
    <div className="grid">
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        End the encounter
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title="End the encounter?">
        <p>The order and the range bands are gone then, and with them the conditions that last until its end.</p>
        {error ? <ErrorAlert message={error.message} /> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsks(false)}>Cancel</Button>
          <Button variant="primary" busy={isPending} busyLabel="Ending..." onClick={() => mutate(undefined)}>
            End it
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

/** Not with a component’s write: the component is gone with the encounter. */
async function recover(characters: readonly string[]): Promise<void> {
  try {
    await call('callRecovery', { characters: [...characters] }, { idempotencyKey: newIdempotencyKey() })
    showNotice({ text: 'Everybody in the party is asked for the check that recovers strain.' })
  } catch (error) {
    showNotice({ text: `Not called: ${messageOf(error)}` })
  }
}
