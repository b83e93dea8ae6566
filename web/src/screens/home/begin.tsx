import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { NewPageButton } from '#parts/entity/new-page-button.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

const CampaignForm = lazyPart<{ readonly brief: boolean; readonly submit: string }>(
  async () => (await import('#parts/campaign/campaign-form.tsx')).CampaignForm,
  { inAdvance: false, loading: <Spinner /> },
)

/** Lets the game master of an empty campaign create pages or import a folder. */
export function Begin() {
  return useMe().role === 'gameMaster' ? <BeginIfEmpty /> : null
}

function BeginIfEmpty() {
  // Home loads the news anyway, and a campaign with news has pages.
  const { data: news } = useOperation('listEntities', { type: 'newsletter', limit: 1 })
  const { data } = useOperation('countTags', {}, { enabled: news?.entities.length === 0 })
  if (data?.entities !== 0) return null
  return (
    <div className="my-6 grid items-start gap-5 lg:grid-cols-2">
      <Panel title="Begin your campaign">
        <CampaignForm brief submit="Save" />
      </Panel>
      <Panel title="Your first pages">
        <p className="mb-4 max-w-measure">
          You can export everything you write as a folder of Markdown files at any time. Begin with a place, or with
          someone who lives there.
        </p>
        <div className="flex flex-wrap gap-3">
          {(['character', 'location', 'item', 'organization', 'scene'] as const).map((type) => (
            <NewPageButton key={type} type={type} />
          ))}
        </div>
        <p className="mt-4 text-14 text-ink-2">
          Already have a folder?{' '}
          <PageLink href="/admin/import" className="text-link underline">
            Import it
          </PageLink>
        </p>
      </Panel>
    </div>
  )
}
