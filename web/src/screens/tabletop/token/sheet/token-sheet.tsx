import { routeOf, type Entity, type Token } from '@waybook/contract'
import { tableTokenSheet } from '@waybook/messages/tableTokenSheet'
import { useEffect, useRef } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { CharacteristicsSection } from '#parts/entity/characteristics-section.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { ProseSection } from '#parts/entity/prose-section.tsx'
import { useEntity } from '#parts/entity/use-entity.ts'
import { StatsStrip } from '#parts/sheet-stats/stats-strip.tsx'
import { CombatantSheet } from '#screens/tabletop/encounter/selected/combatant-sheet.tsx'
import { useTable } from '#screens/tabletop/table-context.ts'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import './token-sheet.css'

import { closeOpened } from '../opened.ts'
import { focusToken } from '../token-figure.tsx'
import { CharacterConditions } from './token-conditions.tsx'

/** The sheet of a token's character beside the map, or on phones over its lower part. Shows only what the viewer may see. */
export function TokenSheet({ token }: { readonly token: Token }) {
  const { id, name, characterId } = token
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { state } = useTable()
  useCloseOnBack(true, () => closeOpened(state))
  const close = () => {
    closeOpened(state)
    focusToken(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, for the elements in it
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not modal: the map beside it stays in use
      role="dialog"
      aria-label={tableTokenSheet.sheetOf({ name })}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="token-sheet hud flex flex-col"
    >
      <header className="flex items-center gap-3 border-b border-line py-2 ps-4 pe-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate">
          {name}
        </h2>
        <PageLink
          href={routeOf(characterId)}
          className="grid min-h-touch content-center px-2 font-semibold text-link no-underline hover:underline"
        >
          {tableTokenSheet.page()}
        </PageLink>
        <CloseButton label={tableTokenSheet.close()} onClose={close} />
      </header>
      <div className="grid min-h-40 flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-4">
        <Sheet characterId={characterId} />
      </div>
    </section>
  )
}

function Sheet({ characterId }: { readonly characterId: string }) {
  const { role, characterId: own } = useMe()
  const lookup = useEntity(characterId)
  switch (lookup.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <p className="text-ink-2">{tableTokenSheet.nothing()}</p>
    case 'offline':
      return <NeedsConnection onReachable={lookup.retry} />
    case 'failed':
      return <ErrorAlert message={lookup.message} onRetry={lookup.retry} />
    case 'found': {
      const { entity } = lookup
      return role === 'gameMaster' || own === characterId ? (
        <WholeSheet character={entity} />
      ) : (
        <Seen character={entity} />
      )
    }
  }
}

/** The full sheet, for the character's player and game masters. */
function WholeSheet({ character }: { readonly character: Entity }) {
  const { id } = character
  const { data: dynamic } = useOperation('getCharacterDynamic', { id })
  return (
    <>
      {dynamic && character.maxHp ? (
        <div className="grid grid-cols-2 items-center gap-x-6">
          <StatsStrip character={character} dynamic={dynamic} soak={null} />
        </div>
      ) : null}
      <CombatantSheet characterId={id} participantId={id} />
      <section aria-label={tableTokenSheet.conditions()}>
        <h3 className="mb-1 font-semibold">{tableTokenSheet.conditions()}</h3>
        <CharacterConditions characterId={id} />
      </section>
      <Portrait character={character} />
      <ProseSection title={tableTokenSheet.visual()} text={character.visualDescription} />
      <ProseSection title={tableTokenSheet.backstory()} html={character.longDescription} secretsOf={id} />
    </>
  )
}

/** The parts that the character's page shows to other viewers. */
function Seen({ character }: { readonly character: Entity }) {
  return (
    <>
      <Portrait character={character} />
      {character.description === '' ? null : <p className="text-pretty">{character.description}</p>}
      <CharacteristicsSection character={character} />
      <ProseSection title={tableTokenSheet.visual()} text={character.visualDescription} />
      <ProseSection title={tableTokenSheet.backstory()} html={character.longDescription} />
    </>
  )
}

function Portrait({ character }: { readonly character: Entity }) {
  if (!character.image) return null
  return (
    <EntityImage
      entity={character}
      alt={tableTokenSheet.portraitOf({ name: character.name })}
      sizes="24rem"
      className="aspect-4/3 w-full [&_img]:object-[50%_22%]"
    />
  )
}
