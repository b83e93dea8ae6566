import { useOnDrag } from '../../../client/live/live-context.ts'
import { useSelectedToken } from '../selected-token.ts'
import { useTable } from '../table-context.ts'
import { TokenFigure } from '../token/token-figure.tsx'
import { useMayMove } from '../use-may-move.ts'

/** All tokens of the scene; those that others drag follow their hands. */
export function TokenLayer() {
  const { tokens, motions } = useTable()
  const selected = useSelectedToken()
  const mayMove = useMayMove()
  useOnDrag(({ tokenId, position, version }) => motions.guide(tokenId, position, version))
  return tokens.map((token) => (
    <TokenFigure key={token.id} token={token} selected={token.id === selected} movable={mayMove(token)} />
  ))
}
