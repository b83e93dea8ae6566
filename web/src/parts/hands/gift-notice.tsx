import { gifts } from '@waybook/messages/gifts'

import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { giftWords, useAnswerGift, useHands } from './use-hands.ts'

const elements = { gift: (words: string) => <b>{words}</b> }

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
  const offer = {
    known: gift?.from.name ? 'yes' : 'no',
    from: gift?.from.name ?? '',
    toKnown: gift?.to.name ? 'yes' : 'no',
    to: gift?.to.name ?? '',
    gift: gift ? giftWords(gift, coins) : '',
  }
  return (
    <output
      aria-label={gifts.offer()}
      className={gift ? 'fixed inset-x-4 bottom-20 z-40 mx-auto max-w-112 md:bottom-6 print:hidden' : 'sr-only'}
    >
      {gift ? (
        <div className="grid gap-2 rounded-control night-card px-4 py-3 font-sans text-14">
          <span>
            <RichMessage parts={role === 'player' ? gifts.offersYou(offer, elements) : gifts.offers(offer, elements)} />
          </span>
          <span className="flex gap-2">
            <Button size="small" busy={answer.isPending} onClick={() => reply(true)}>
              {gifts.takeIt()}
            </Button>
            <Button size="small" variant="ghost" disabled={answer.isPending} onClick={() => reply(false)}>
              {gifts.noThanks()}
            </Button>
          </span>
          {answer.error ? <ErrorAlert message={answer.error.message} /> : null}
        </div>
      ) : null}
    </output>
  )
}
