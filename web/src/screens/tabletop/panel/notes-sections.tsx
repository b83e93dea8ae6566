import { routeOf } from '@waybook/contract'
import { tablePanel } from '@waybook/messages/tablePanel'

import { useOperation } from '#api/operation-query.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import { useSelectedToken, useTable } from '../table-context.ts'
import { PanelSection } from './panel-section.tsx'

/** The scene's text to read aloud, and the game master's notes. */
export function SceneNotes() {
  const { sceneId } = useTable()
  const { data } = useOperation('getSceneDetails', { sceneId })
  if (!data) return null
  const { boxText, gmNotes, name } = data.scene
  const notes = gmNotes ?? ''
  if (boxText === '' && notes === '')
    return (
      <PanelSection title={tablePanel.notes()}>
        <p className="text-ink-2">
          {tablePanel.noNotes({ name })}{' '}
          <PageLink href={routeOf(sceneId)} className="text-link underline">
            {tablePanel.writeNotes()}
          </PageLink>
        </p>
      </PanelSection>
    )
  return (
    <>
      {boxText === '' ? null : (
        <PanelSection title={tablePanel.readAloud()}>
          <RichText html={boxText} />
        </PanelSection>
      )}
      {notes === '' ? null : (
        <PanelSection title={tablePanel.gmNotes()} note={tablePanel.onlyYou()}>
          <RichText html={notes} />
        </PanelSection>
      )}
    </>
  )
}

/** The text of the selected token's character, with a link to its page. */
export function SelectedNotes() {
  const { tokens } = useTable()
  const selected = useSelectedToken()
  const token = tokens.find(({ id }) => id === selected)
  return token ? <CharacterNotes key={token.characterId} characterId={token.characterId} /> : null
}

function CharacterNotes({ characterId }: { readonly characterId: string }) {
  const lookup = useEntity(characterId)
  if (lookup.state !== 'found') return null
  const { name, longDescription } = lookup.entity
  return (
    <PanelSection title={name} note={tablePanel.selected()}>
      {longDescription === '' ? (
        <p className="text-ink-2">{tablePanel.noText()}</p>
      ) : (
        <RichText html={longDescription} />
      )}
      <PageLink
        href={routeOf(characterId)}
        className="inline-grid min-h-touch content-center font-semibold text-link no-underline hover:underline"
      >
        {tablePanel.pageOf({ name })}
      </PageLink>
    </PanelSection>
  )
}
