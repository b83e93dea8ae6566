import type { Gift } from '@waybook/contract'
import { gifts } from '@waybook/messages/gifts'
import type { Coin } from '@waybook/rules'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { giftWords, useAnswerGift, useRefetchHands } from './use-hands.ts'

interface GiftRowProps {
  readonly gift: Gift
  readonly coins: readonly Coin[]
  /** The character on whose sheet it is. */
  readonly characterId: string
}

/** An offer to answer or to withdraw, or a gift that can be taken back. */
export function GiftRow({ gift, coins, characterId }: GiftRowProps) {
  const answer = useAnswerGift()
  const undo = useWrite('undoGift', { params: () => ({ giftId: gift.id }), onSuccess: useRefetchHands() })
  const isMine = gift.from.id === characterId
  const what = giftWords(gift, coins)
  const words = isMine ? forWords(what, gift.to.name) : fromWords(what, gift.from.name)
  const error = answer.error ?? undo.error
  const reply = (take: boolean) => answer.mutate({ giftId: gift.id, take })
  return (
    <li className="grid gap-1 border-b border-line py-2 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0">{words}</span>
        <span className="flex gap-2">
          {gift.state === 'taken' ? (
            <Button
              size="small"
              busy={undo.isPending}
              onClick={() => undo.mutate(undefined)}
              aria-label={gifts.takeBack({ gift: words })}
            >
              {gifts.undo()}
            </Button>
          ) : isMine ? (
            <Button
              size="small"
              busy={answer.isPending}
              onClick={() => reply(false)}
              aria-label={gifts.withdrawGift({ gift: words })}
            >
              {gifts.withdraw()}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                variant="primary"
                busy={answer.isPending}
                onClick={() => reply(true)}
                aria-label={gifts.takeGift({ gift: words })}
              >
                {gifts.take()}
              </Button>
              <Button
                size="small"
                disabled={answer.isPending}
                onClick={() => reply(false)}
                aria-label={gifts.declineGift({ gift: words })}
              >
                {gifts.decline()}
              </Button>
            </>
          )}
        </span>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
    </li>
  )
}

const forWords = (gift: string, name: string | null) =>
  name === null ? gifts.giftForSomebody({ gift }) : gifts.giftFor({ gift, name })

const fromWords = (gift: string, name: string | null) =>
  name === null ? gifts.giftFromSomebody({ gift }) : gifts.giftFrom({ gift, name })
