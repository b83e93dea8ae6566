import { useQueryClient } from '@tanstack/react-query'
import { storyPanel } from '@waybook/messages/storyPanel'

import { applyRoll } from '#api/live/apply-change.ts'
import { applyStoryPoints } from '#api/live/apply-play.ts'
import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { closePlayPanel } from '#stores/checks.ts'
import { failRoll, showRoll, startRoll } from '#stores/current-roll.ts'
import { newSalt } from '#stores/seen-commitments.ts'
import { openTray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

/** Throws the dice that decide the points of both sides, for everybody to see. */
export function RollDestiny() {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('rollDestiny', {
    params: (salt: string) => ({ salt }),
    onMutate: startRoll,
    onSuccess: ({ roll, nextCommitment, ...points }) => {
      closePlayPanel()
      openTray()
      showRoll(roll)
      applyRoll(queries, roll)
      applyStoryPoints(queries, points)
      queries.setQueryData(operationQuery('getRollCommitment', {}).queryKey, { commitment: nextCommitment })
    },
    onError: failRoll,
  })
  return (
    <section aria-label={storyPanel.rollDestiny()} className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-sans text-14 font-bold">{storyPanel.atStart()}</h3>
      <p className="text-14 text-ink-2">{storyPanel.destinyRule()}</p>
      <Button variant="primary" busy={isPending} busyLabel={storyPanel.rolling()} onClick={() => mutate(newSalt())}>
        {storyPanel.rollDestiny()}
      </Button>
      <StatusLine>{error?.message ?? null}</StatusLine>
    </section>
  )
}
