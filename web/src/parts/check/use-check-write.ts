import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '@waybook/contract'

import { applyCheck } from '#api/live/apply-play.ts'
import { useWrite } from '#api/use-write.ts'

/** The operations that answer with the check as it is afterwards. */
type CheckWrite =
  | 'callCheck'
  | 'callRecovery'
  | 'startAttack'
  | 'startHealing'
  | 'setDifficulty'
  | 'opposeCheck'
  | 'chooseSkill'
  | 'addModifier'
  | 'switchModifier'
  | 'removeModifier'
  | 'rollCheck'
  | 'enterFaces'
  | 'spend'
  | 'applyResult'
  | 'undoEffect'
  | 'closeCheck'

export type CheckAction = {
  readonly [Name in CheckWrite]: { readonly name: Name; readonly params: ParamsOf<Name> }
}[CheckWrite]

/** Changes checks. The answer is shown at once, before the live message about it. */
export function useCheckWrite() {
  const queries = useQueryClient()
  return useWrite<CheckWrite, CheckAction>(({ name }) => name, {
    params: ({ params }) => params,
    onSuccess: ({ check }) => applyCheck(queries, check),
  })
}
