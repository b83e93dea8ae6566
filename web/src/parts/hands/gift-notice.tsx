import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { giftWords, useAnswerGift, useHands } from './use-hands.ts'

/** Asks on every page whether to take what somebody offers: players for their character, game masters for everybody whom they play. */
export function GiftNotice() {
  const { role, characterId } = useMe()
  const { hands, coins } = useHands()
  const answer = useAnswerGift()
  const party = new Set(hands?.party.map(({ id }) => id))
  const gift = hands?.gifts.find(
    ({ isForMe, to }) => isForMe && (role === 'player' || to.id === characterId || !party.has(to.id ?? '')),
  )
  const reply = (take: boolean) => gift && answer.mutate({ giftId: gift.id, take })
  return (
    <output
      aria-label="Offer"
      className={gift ? 'fixed inset-x-4 bottom-20 z-40 mx-auto max-w-112 md:bottom-6 print:hidden' : 'sr-only'}
    >
      {gift ? (
        <div className="grid gap-2 rounded-control night-card px-4 py-3 font-sans text-14">
          <span>
            {gift.from.name ?? 'Somebody'} offers {role === 'player' ? 'you' : (gift.to.name ?? 'somebody')}{' '}
            <b>{giftWords(gift, coins)}</b>.
          </span>
          <span className="flex gap-2">
            <Button size="small" busy={answer.isPending} onClick={() => reply(true)}>
              Take it
            </Button>
            <Button size="small" variant="ghost" disabled={answer.isPending} onClick={() => reply(false)}>
              No, thanks
            </Button>
          </span>
          {answer.error ? <ErrorAlert message={answer.error.message} /> : null}
        </div>
      ) : null}
    </output>
  )
}
