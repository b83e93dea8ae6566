import { useQueryClient } from '@tanstack/react-query'
import type { Token, TokenSight } from '@waybook/contract'

import { applyTokenState } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, notifyRefused } from '../announcer.tsx'
import { useTable } from '../table-context.ts'

const usual: TokenSight = { sees: null, range: null, darkRange: 0, light: null }

/** How a token sees, and its light. */
export function sightOfToken({ sight }: Pick<Token, 'sight'>): TokenSight {
  return sight ?? usual
}

interface SightOfToken {
  readonly token: Token
  readonly change: Partial<TokenSight>
  readonly said: string
}

/** Changes how a token sees, or the light that it carries, and then announces that. */
export function useChangeTokenSight(): (token: Token, change: Partial<TokenSight>, said: string) => void {
  const { campaignId } = useTable()
  const queries = useQueryClient()
  const { mutate } = useWrite('setTokenSight', {
    params: ({ token, change }: SightOfToken) => ({
      campaignId,
      tokenId: token.id,
      sight: { ...sightOfToken(token), ...change },
    }),
    onSuccess: ({ token }, { said }) => {
      applyTokenState(queries, token.id, token)
      announce(said)
    },
    onError: notifyRefused,
  })
  return (token, change, said) => mutate({ token, change, said })
}
