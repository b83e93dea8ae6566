import { useQueryClient } from '@tanstack/react-query'
import { callLines } from '@waybook/messages/callLines'

import { useLive } from '#api/live/live.ts'
import { operationQuery } from '#api/operation-query.ts'
import { useCheckWrite } from '#api/use-play-write.ts'
import { useWrite } from '#api/use-write.ts'
import { reactionTitle } from '#parts/check/hit-reactions.tsx'
import { dismissHelp } from '#stores/dismissed-help.ts'
import { Button } from '#ui/button/button.tsx'
import { effectNote } from '#ui/dice/effect-words.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { addressOf, type HitOffer } from './use-open-checks.ts'

const bold = { effect: (words: string) => <b>{words}</b> }

/** Offers to take damage away from a hit. A refusal stays on the device, so the attacker does not learn that there was a choice. */
export function ReactionLine({ offer }: { readonly offer: HitOffer }) {
  const { checkId, reaction, open } = offer
  const queries = useQueryClient()
  const isOffline = useLive() === 'down'
  const known = useCheckWrite()
  const unknown = useWrite('reactToUnknownHit', {
    params: (params: { readonly checkId: string; readonly key: string }) => params,
    onSuccess: async () => await queries.invalidateQueries(operationQuery('getOpenChecks', {})),
  })
  if (isOffline) return null
  const { key } = reaction.effect
  const use = () =>
    open ? known.mutate({ name: 'reactToHit', params: { ...addressOf(open), key } }) : unknown.mutate({ checkId, key })
  const error = known.error ?? unknown.error
  return (
    <section
      aria-label={callLines.reducible()}
      className="ms-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control night-card py-1.5 ps-3.5 pe-1.5 max-md:w-auto"
    >
      <div className="min-w-40 flex-1 text-14 leading-5 wrap-anywhere">
        <p>{hitText(open)}</p>
        <p>
          <RichMessage
            parts={callLines.reaction({ effect: reactionTitle(reaction), note: effectNote(reaction.effect) }, bold)}
          />
        </p>
        {error ? (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        ) : null}
      </div>
      <span className="flex gap-2">
        <Button busy={known.isPending || unknown.isPending} onClick={use}>
          {callLines.employ()}
        </Button>
        <Button onClick={() => dismissHelp(offer.id)}>{callLines.no()}</Button>
      </span>
    </section>
  )
}

/** `open`: the attack; `null` if the viewer may not see it. */
function hitText(open: HitOffer['open']): string {
  if (!open) return callLines.wereHit()
  const { characterName: attacker, target } = open.part
  return target ? callLines.hits({ attacker, target: target.name }) : callLines.hitsYou({ attacker })
}
