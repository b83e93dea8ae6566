import type { CheckModifier } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { checkTitle } from '#parts/check/check-words.ts'
import { useCheckWrite } from '#parts/check/use-check-write.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { foldCheck, partKey, useCheckViews } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { CloseButton } from '#ui/button/close-button.tsx'

import { addressOf, type OpenPart } from './use-open-checks.ts'

/** A check of somebody else, whom the viewer may help with one boost. */
export function HelpLine({ parts }: { readonly parts: readonly OpenPart[] }) {
  const { folded } = useCheckViews()
  const skills = useSkills()
  const { mutate, isPending, error } = useCheckWrite()
  const shown = parts.find((one) => !folded.includes(partKey(addressOf(one))))
  const given = useOwnBoost(shown)
  if (!shown) return null
  const { check, part } = shown
  const address = addressOf(shown)
  return (
    <section
      aria-label="A check of another player"
      className="ms-auto flex max-w-120 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-night-line py-1 ps-3.5 pe-1 night shadow-2 md:rounded-t-none md:border-t-0"
    >
      <p className="min-w-0 flex-1 text-14 leading-5 wrap-anywhere">
        <b>{part.characterName}</b>
        {`, ${checkTitle(check, part, skills)}`}
        {error ? <span className="block text-bad">{error.message}</span> : null}
      </p>
      {given ? (
        <Button
          size="small"
          className="min-h-11"
          busy={isPending}
          onClick={() => mutate({ name: 'removeModifier', params: { ...address, modifierId: given.id } })}
        >
          Take the boost back
        </Button>
      ) : (
        <Button
          size="small"
          className="min-h-11"
          busy={isPending}
          onClick={() =>
            mutate({
              name: 'addModifier',
              params: { ...address, op: 'add', die: 'boost', count: 1, reason: 'Help', kind: 'hand' },
            })
          }
        >
          Give a boost
        </Button>
      )}
      <CloseButton onClose={() => foldCheck(address)} />
    </section>
  )
}

/** The boost that the viewer has given. Others of the same lane cannot be changed by them. */
function useOwnBoost(open: OpenPart | undefined): CheckModifier | null {
  const { firstName } = useMe().user
  const isOwn = ({ lane, editable, by }: CheckModifier) => lane === 'ally' && editable && by === firstName
  return open?.part.modifiers.find(isOwn) ?? null
}
