import { useQueryClient } from '@tanstack/react-query'
import type { Encounter } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'
import { useState } from 'react'

import { call, newIdempotencyKey } from '#api/call.ts'
import { applyEncounter } from '#api/live/apply-play.ts'
import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert, messageOf } from '#ui/state/error-alert.tsx'

/** Ends the encounter after a confirmation, and then offers the party's strain recovery check. */
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
      const action = { label: tableEncounter.recoverStrain(), run: () => void recover(party) }
      showNotice({ text: tableEncounter.ended(), ...(party.length > 0 && { action }) })
    },
  })
  return (
    <div className="grid">
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {tableEncounter.end()}
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title={tableEncounter.endTitle()}>
        <p>{tableEncounter.endHint()}</p>
        {error ? <ErrorAlert message={error.message} /> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsks(false)}>{tableEncounter.cancel()}</Button>
          <Button
            variant="primary"
            busy={isPending}
            busyLabel={tableEncounter.ending()}
            onClick={() => mutate(undefined)}
          >
            {tableEncounter.endButton()}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

/** Not a component's write, because the component unmounts with the encounter. */
async function recover(characters: readonly string[]): Promise<void> {
  try {
    await call('callRecovery', { characters: [...characters] }, { idempotencyKey: newIdempotencyKey() })
    showNotice({ text: tableEncounter.recoveryCalled() })
  } catch (error) {
    showNotice({ text: tableEncounter.cannotCall({ reason: messageOf(error) }) })
  }
}
