import type { ParamsOf } from '@waybook/contract'

import { useCheckWrite } from '#api/use-play-write.ts'
import { closeAim, openCheck } from '#stores/checks.ts'

type Beginning =
  | { readonly name: 'startAttack'; readonly params: ParamsOf<'startAttack'> }
  | { readonly name: 'startHealing'; readonly params: ParamsOf<'startHealing'> }

/** Starts an attack or a treatment, and opens its check. */
export function useBegin() {
  const { mutateAsync, isPending, error } = useCheckWrite()
  const send = async (beginning: Beginning) => {
    const { check } = await mutateAsync(beginning)
    closeAim()
    const [part] = check.parts
    if (part) openCheck({ checkId: check.id, characterId: part.characterId })
  }
  return {
    /** `error` has the message if it fails. */
    begin: (beginning: Beginning) => void send(beginning).catch(() => undefined),
    busy: isPending,
    error: error?.message ?? null,
  }
}
