import { categoryOf, idFromRoute, type Entity, type EntityType } from '@waybook/contract'
import { paper } from '@waybook/messages/paper'

import { useMe } from '#api/session.ts'
import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { Button } from '#ui/button/button.tsx'
import { BackLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'

import { PaperCard } from './paper-card.tsx'
import { PaperSheet } from './paper-sheet.tsx'

import './paper.css'

interface PaperScreenProps {
  readonly type: EntityType
  readonly slug: string
}

/** A character's sheet for one side of A4 or Letter, or the card of another entity, with what the viewer may read. */
export function PaperScreen({ type, slug }: PaperScreenProps) {
  const lookup = useEntity(idFromRoute(categoryOf[type], slug))
  if (lookup.state !== 'found') return <LookupPage lookup={lookup} kind={typeNames[type].singular} />
  return <Paper entity={lookup.entity} />
}

function Paper({ entity }: { readonly entity: Entity }) {
  const me = useMe()
  const mayUseSheet = me.role === 'gameMaster' || me.characterId === entity.id
  const isSheet = entity.type === 'character' && entity.characteristics !== null && mayUseSheet
  return (
    <>
      <div className="mb-6 print:hidden">
        <BackLink href={`/${entity.id}`}>{paper.backTo({ name: entity.name })}</BackLink>
        <PageHead
          title={paper.onPaper({ name: entity.name })}
          lede={isSheet ? paper.sheetAbout() : paper.cardAbout()}
        />
        <Button variant="primary" onClick={() => window.print()}>
          {paper.print()}
        </Button>
      </div>
      {isSheet ? (
        <PaperSheet character={entity} />
      ) : (
        <div className="paper-cards">
          <PaperCard entity={entity} />
        </div>
      )}
    </>
  )
}
