import { type ImportPlan, importResult, type Job } from '@waybook/contract'

import { Button, buttonLook } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Disclosure, Panel } from '#ui/page/panel.tsx'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { CauseSection } from './cause-section.tsx'
import { countPages, shareOfLinks } from './plan-summary.tsx'
import { UndoImport } from './undo-import.tsx'

interface ImportDoneProps {
  readonly job: Job
  readonly importId: string
  /** The plan that was imported. */
  readonly plan: ImportPlan
  readonly title: string
  readonly onAgain: () => void
}

/** The result of an import, what to do next, and its undo. */
export function ImportDone({ job, importId, plan, title, onAgain }: ImportDoneProps) {
  const { report } = plan
  const waiting = importResult.safeParse(job.result).data?.waiting ?? 0
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title="It is all here">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <output>{waiting === 0 ? 'Imported.' : waitingIn(waiting)}</output>
          {report ? <Figures report={report} /> : null}
          {report ? <NextSteps report={report} /> : null}
          {report && report.notes.length + report.leftOut.length > 0 ? (
            <Disclosure title="What changed and what is left out">
              <div className="grid gap-6 pb-4">
                <CauseSection title="What changed on the way" causes={report.notes} />
                <CauseSection title="What is left out" causes={report.leftOut} />
              </div>
            </Disclosure>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <PageLink href="/" className={buttonLook({ variant: 'primary' })}>
              Go to the campaign
            </PageLink>
            <Button onClick={onAgain}>Import something else</Button>
          </div>
        </div>
      </Panel>
      <UndoImport importId={importId} title={title} />
    </div>
  )
}

function waitingIn(waiting: number): string {
  const files = waiting === 1 ? '1 file below needs' : `${waiting} files below need`
  return `Imported. ${files} your decision.`
}

type Report = NonNullable<ImportPlan['report']>

function Figures({ report }: { readonly report: Report }) {
  const pages = countPages(report)
  const leftOut = report.leftOut.reduce((sum, { count }) => sum + count, 0)
  const figures = [
    [String(pages), `${pages === 1 ? 'page' : 'pages'}${report.readableByPlayers === 0 ? ', all hidden' : ''}`],
    [String(report.pictures), report.pictures === 1 ? 'picture' : 'pictures'],
    [shareOfLinks(report), `of ${report.links.resolved + report.links.dangling} links`],
    [String(leftOut), 'left out'],
  ] as const
  return (
    <ul className="grid grid-cols-2 gap-4 border-y border-line py-4 md:grid-cols-4">
      {figures.map(([figure, about]) => (
        <li key={about}>
          <b className="block font-serif text-26 font-semibold tabular-nums">{figure}</b>
          <span className="text-14 text-ink-2">{about}</span>
        </li>
      ))}
    </ul>
  )
}

interface Step {
  readonly icon: IconName
  readonly href: string
  readonly name: string
  readonly about: string
}

function NextSteps({ report: { pages, links } }: { readonly report: Report }) {
  const characters = pages.find(({ type }) => type === 'character')?.count ?? 0
  const steps: readonly Step[] = [
    {
      icon: 'eye',
      href: '/admin/visibility',
      name: 'Show your players the first pages',
      about: 'A folder or a tag at a time, or one by one',
    },
    {
      icon: 'person',
      href: '/admin/members',
      name: 'Say who plays whom',
      about: characters === 1 ? 'There is 1 character' : `There are ${characters} characters`,
    },
    {
      icon: 'link',
      href: '/admin/continuity',
      name: links.dangling === 1 ? '1 link leads nowhere' : `${links.dangling} links lead nowhere`,
      about: 'They are plain words until a page of that name exists',
    },
  ]
  return (
    <ul>
      {steps
        .filter(({ icon }) => icon !== 'link' || links.dangling > 0)
        .map(({ icon, href, name, about }) => (
          <li key={name} className="border-b border-line last:border-0">
            <PageLink
              href={href}
              className="group grid min-h-13 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-2 py-2 text-ink no-underline"
            >
              <Icon name={icon} className="text-link" />
              <span>
                <b className="block font-semibold group-hover:underline">{name}</b>
                <span className="block text-14 text-ink-2">{about}</span>
              </span>
              <Icon name="chevron-left" className="size-4 rotate-180 text-ink-2" />
            </PageLink>
          </li>
        ))}
    </ul>
  )
}
