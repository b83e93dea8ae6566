import { useNavigate } from '@tanstack/react-router'
import { routeOf, type Entity, type LibraryEntry } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { worldLibrary } from '@waybook/messages/worldLibrary'
import { characteristics } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { descriptionOf } from '#parts/entity/description.ts'
import { editAddressOf } from '#parts/entity/edit-link.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { PropertiesSection } from '#parts/entity/properties-section.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { StatBox } from '#ui/text/fact-list.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { skillName } from '#ui/text/skill-names.ts'

import { AddToTable } from './add-to-table.tsx'
import { BuyTalent } from './buy-talent.tsx'
import { GiveTo } from './give-to.tsx'
import { figuresLine, kindWords } from './kind-words.ts'

interface EntryDetailProps {
  readonly entry: LibraryEntry
  readonly onBack: () => void
}

/** The chosen entry with its figures, and what the game master can do with it. */
export function EntryDetail({ entry, onBack }: EntryDetailProps) {
  const { data } = useOperation('getEntity', { id: entry.id })
  const isGameMaster = useMe().role === 'gameMaster'
  const entity = data?.entities[0]
  const { kind } = entry
  const from = entry.set?.name ?? worldLibrary.thisCampaign()
  const figures = figuresLine(entry)
  return (
    <section aria-label={entry.name} className="md:rounded-panel md:border md:border-line md:bg-surface md:p-5">
      <Button variant="ghost" size="small" className="-ms-3 mb-2 md:hidden" onClick={onBack}>
        <Icon name="chevron-left" />
        {worldLibrary.library()}
      </Button>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4">
        <EntityImage entity={entry} sizes="5.5rem" className="size-22" />
        <div className="min-w-0">
          <h2 className="text-26 wrap-anywhere">{entry.name}</h2>
          <p className="text-14 text-ink-2">
            {[figures === '' ? kindWords[kind].singular() : figures, from].join(' · ')}
          </p>
        </div>
      </div>
      <p className="mt-3 font-serif text-18 empty:hidden">{descriptionOf(entry)}</p>
      {entity ? <Figures entity={entity} /> : null}
      {isGameMaster ? (
        <>
          {kind === 'adversary' && entity ? <AddToTable entry={entry} entity={entity} /> : null}
          {kind === 'weapon' || kind === 'armor' || kind === 'gear' ? <GiveTo entry={entry} /> : null}
          {kind === 'talent' ? <BuyTalent entry={entry} /> : null}
        </>
      ) : null}
      <div className="mt-4 grid gap-3 xl:grid-cols-2 print:hidden">
        {isGameMaster ? <CopyAndChange id={entry.id} /> : null}
        <ButtonLink href={routeOf(entry.id)}>{worldLibrary.openPage()}</ButtonLink>
      </div>
    </section>
  )
}

function Figures({ entity }: { readonly entity: Entity }) {
  const skills = useSkills()
  const { characteristics: scores } = entity
  const ranks = Object.entries(entity.skills ?? {}).filter(([, rank]) => rank > 0)
  const nameOf = (id: string) => skillName(skills, id)
  return (
    <div className="mt-4 grid gap-4">
      {scores ? (
        <dl className="grid grid-cols-6 gap-1.5">
          {characteristics.map((one) => (
            <StatBox
              key={one}
              label={gameWords.characteristic({ characteristic: one })}
              value={scores[one] ?? '–'}
              short
            />
          ))}
        </dl>
      ) : null}
      {ranks.length === 0 ? null : (
        <p className="text-14">
          <b>{worldLibrary.skills()}</b> {ranks.map(([id, rank]) => `${nameOf(id)} ${rank}`).join(', ')}
        </p>
      )}
      <PropertiesSection properties={entity.properties} qualityPages={entity.qualityPages} />
    </div>
  )
}

/** Makes a page of the campaign from the entry, and opens its editor. */
function CopyAndChange({ id }: { readonly id: string }) {
  const navigate = useNavigate()
  const copying = useWrite('duplicateEntity', {
    params: () => ({ id, credit: true }),
    onSuccess: ({ id: copy }) => void navigate({ to: editAddressOf(copy) }),
  })
  return (
    <div className="grid gap-2">
      <Button busy={copying.isPending} busyLabel={worldLibrary.copying()} onClick={() => copying.mutate(undefined)}>
        {worldLibrary.copyAndChange()}
      </Button>
      {copying.error ? <ErrorAlert message={copying.error.message} /> : null}
    </div>
  )
}
