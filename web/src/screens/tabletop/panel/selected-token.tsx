import { routeOf, type Token } from '@waybook/contract'
import { tablePanel } from '@waybook/messages/tablePanel'
import { tableTokenFields } from '@waybook/messages/tableTokenFields'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { useSceneSight } from '../sight/use-sight.ts'
import { useSelection, useTable } from '../table-context.ts'
import { ElevationField } from '../token/elevation-field.tsx'
import { SizeChoice } from '../token/size-choice.tsx'
import { numberedName } from '../token/token-label.ts'
import { useChangeToken } from '../token/token-mutations.ts'
import { PanelSection } from './panel-section.tsx'

const SelectedTokens = lazyPart(async () => (await import('./selected-tokens.tsx')).SelectedTokens, {
  inAdvance: false,
})

const TokenSightFields = lazyPart<{ readonly token: Token }>(
  async () => (await import('../sight/token-sight-fields.tsx')).TokenSightFields,
  { inAdvance: false },
)

const RevealControl = lazyPart(async () => (await import('#parts/entity/reveal-control.tsx')).RevealControl)

/** The link to the page of the selected token's character. */
const PAGE_LINK_ID = 'page-of-selected-token'

/** Moves the focus to the section about the selected token. */
export function focusSelectedToken(): void {
  document.getElementById(PAGE_LINK_ID)?.focus()
}

/** The selection on the map: one token, or several. */
export function SelectedToken() {
  const { tokens } = useTable()
  const ids = useSelection()
  const selected = tokens.filter(({ id }) => ids.includes(id))
  const [token, ...others] = selected
  if (!token) return null
  return others.length === 0 ? <OneToken token={token} /> : <SelectedTokens tokens={selected} />
}

/** A token's conditions and a link to its page. The game master also gets its size, elevation and a note about a hidden character. */
function OneToken({ token }: { readonly token: Token }) {
  const change = useChangeToken()
  const edits = useMe().may.includes('editTokens')
  const hasSight = useSceneSight()?.on ?? false
  const { name, characterId, conditions } = token
  return (
    <PanelSection title={numberedName(token)} note={tablePanel.selected()}>
      <div className="mb-2 flex items-start justify-between gap-3">
        <p className="max-h-24 min-w-0 overflow-y-auto py-2.5 text-14 leading-5 wrap-anywhere text-ink-2">
          {conditions.length === 0 ? tablePanel.noConditions() : conditions.join(', ')}
        </p>
        <PageLink
          id={PAGE_LINK_ID}
          href={routeOf(characterId)}
          aria-label={tablePanel.pageOf({ name })}
          className="-me-2 grid min-h-touch shrink-0 content-center px-2 text-14 font-semibold text-link no-underline hover:underline"
        >
          {tablePanel.page()}
        </PageLink>
      </div>
      {edits ? (
        <>
          <SizeChoice
            size={token.size}
            onChoose={(size) => change(token.id, { size }, tableTokenFields.isSize({ name, size }))}
          />
          <ElevationField key={token.id} token={token} />
          {hasSight ? <TokenSightFields token={token} /> : null}
        </>
      ) : null}
      <CharacterReveal key={characterId} characterId={characterId} />
      {token.characterHidden ? <HiddenCharacterNote token={token} change={change} /> : null}
    </PanelSection>
  )
}

interface TokenChangeProps {
  readonly token: Token
  readonly change: ReturnType<typeof useChangeToken>
}

/** Sets how much players see of the character, as on its page. */
function CharacterReveal({ characterId }: { readonly characterId: string }) {
  const maySet = useMe().may.includes('setVisibility')
  const { data } = useOperation('getEntities', { ids: [characterId] }, { enabled: maySet })
  const character = data?.entities.find(({ id }) => id === characterId)
  if (!maySet || character?.reveal === undefined) return null
  return (
    <div className="mt-3">
      <RevealControl character={{ ...character, reveal: character.reveal }} />
    </div>
  )
}

/** Explains that players can't see a hidden character's token. Lets the game master show it together with the character. */
function HiddenCharacterNote({ token, change }: TokenChangeProps) {
  const { id, name, visible, characterId } = token
  const character = (words: string) => (
    <PageLink href={`/${characterId}`} className="text-link underline">
      {words}
    </PageLink>
  )
  const announcement = visible ? tablePanel.staysHidden({ name }) : tablePanel.willSee({ name })
  return (
    <>
      <p className="mt-3 text-14 text-ink-2">
        <RichMessage parts={tablePanel.hiddenWhile({ character })} />
      </p>
      <Switch
        label={tablePanel.showWithCharacter()}
        checked={visible}
        onChange={() => change(id, { visible: !visible }, announcement)}
      />
    </>
  )
}
