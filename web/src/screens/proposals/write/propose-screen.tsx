import {
  categoryOf,
  idFromRoute,
  isEntityId,
  Problem,
  routeOf,
  type AnswerOf,
  type EntityType,
} from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { editAddressOf } from '#parts/entity/edit-link.tsx'
import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { useLookup } from '#parts/entity/use-entity.ts'
import { BackLink, ButtonLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

import { ProposalEditor } from './proposal-editor.tsx'
import { useProposal } from './use-proposal.ts'

interface ProposeScreenProps {
  readonly type: EntityType
  /** The part of the address between the category and `/propose`. */
  readonly slug: string
}

/** The page where a player proposes a change to the text that they see. */
export function ProposeScreen({ type, slug }: ProposeScreenProps) {
  const id = idFromRoute(categoryOf[type], slug)
  const isGameMaster = useMe().role === 'gameMaster'
  // Data from an earlier visit may be stale.
  const query = useOperation('getOpenSource', { id }, { enabled: isEntityId(id) && !isGameMaster, gcTime: 0 })
  const lookup = useLookup(query, (source) => ({ source }))
  if (isGameMaster) return <OnlyForPlayers id={id} />
  if (query.error instanceof Problem && query.error.id === 'conflict')
    return <CannotBeProposed address={`/${id}`} why={query.error.message} />
  if (lookup.state !== 'found') return <LookupPage lookup={lookup} type={type} />
  return <OpenedProposal key={lookup.source.id} source={lookup.source} />
}

function OpenedProposal({ source }: { readonly source: AnswerOf<'getOpenSource'> }) {
  return <ProposalEditor name={source.name} address={routeOf(source.id)} proposing={useProposal(source)} />
}

function OnlyForPlayers({ id }: { readonly id: string }) {
  return (
    <>
      <BackLink href={`/${id}`}>{proposals.backToPage()}</BackLink>
      <PageHead title={proposals.playersPropose()} />
      <EmptyState action={<ButtonLink href={editAddressOf(id)}>{proposals.editPage()}</ButtonLink>}>
        {proposals.editItself()}
      </EmptyState>
    </>
  )
}

function CannotBeProposed({ address, why }: { readonly address: string; readonly why: string }) {
  return (
    <>
      <BackLink href={address}>{proposals.backToPage()}</BackLink>
      <PageHead title={proposals.cannotPropose()} />
      <EmptyState>{why}</EmptyState>
    </>
  )
}
