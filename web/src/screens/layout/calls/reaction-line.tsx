import { useLive } from '#api/live/live.ts'
import { useCheckWrite } from '#api/use-play-write.ts'
import { reactionTitle } from '#parts/check/hit-reactions.tsx'
import { dismissHelp, useDismissedHelp } from '#stores/dismissed-help.ts'
import { Button } from '#ui/button/button.tsx'
import { effectNote } from '#ui/dice/effect-words.ts'

import { addressOf, offerId, offersOf, type OpenPart } from './use-open-checks.ts'

/** Offers to take damage away from a hit. A refusal stays on the device, so the attacker does not learn that there was a choice. */
export function ReactionLine({ parts }: { readonly parts: readonly OpenPart[] }) {
  const refused = useDismissedHelp()
  const isOffline = useLive() === 'down'
  const { mutate, isPending, error } = useCheckWrite()
  const [open] = parts
  const [reaction] = open ? offersOf(open, refused) : []
  if (!open || !reaction || isOffline) return null
  const { part } = open
  return (
    <section
      aria-label="A hit can be reduced"
      className="ms-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control night-card py-1.5 ps-3.5 pe-1.5 max-md:w-auto"
    >
      <div className="min-w-40 flex-1 text-14 leading-5 wrap-anywhere">
        <p>{`${part.characterName} hits ${part.target?.name ?? 'you'}.`}</p>
        <p>
          <b>{reactionTitle(reaction)}</b>
          {`. ${effectNote(reaction.effect)}`}
        </p>
        {error ? (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        ) : null}
      </div>
      <span className="flex gap-2">
        <Button
          busy={isPending}
          onClick={() => mutate({ name: 'reactToHit', params: { ...addressOf(open), key: reaction.effect.key } })}
        >
          Use
        </Button>
        <Button onClick={() => dismissHelp(offerId(open, reaction))}>No</Button>
      </span>
    </section>
  )
}
