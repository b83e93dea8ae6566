import { type ImportPlan, importResult, type Job } from '@waybook/contract'
import { imports } from '@waybook/messages/imports'

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
      <Panel title={imports.allHere()}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <output>{waiting === 0 ? imports.imported() : imports.importedWaiting({ count: waiting })}</output>
          {report ? <Figures report={report} /> : null}
          {report ? <NextSteps report={report} /> : null}
          {report && report.notes.length + report.leftOut.length > 0 ? (
            <Disclosure title={imports.changedAndLeftOut()}>
              <div className="grid gap-6 pb-4">
                <CauseSection title={imports.whatChanged()} causes={report.notes} />
                <CauseSection title={imports.whatIsLeftOut()} causes={report.leftOut} />
              </div>
            </Disclosure>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <PageLink href="/" className={buttonLook({ variant: 'primary' })}>
              {imports.goToCampaign()}
            </PageLink>
            <Button onClick={onAgain}>{imports.importElse()}</Button>
          </div>
        </div>
      </Panel>
      <UndoImport importId={importId} title={title} />
    </div>
  )
}

type Report = NonNullable<ImportPlan['report']>

function Figures({ report }: { readonly report: Report }) {
  const pages = countPages(report)
  const leftOut = report.leftOut.reduce((sum, { count }) => sum + count, 0)
  const figures = [
    [
      String(pages),
      report.readableByPlayers === 0 ? imports.pagesAllHidden({ count: pages }) : imports.pagesWord({ count: pages }),
    ],
    [String(report.pictures), imports.picturesWord({ count: report.pictures })],
    [shareOfLinks(report), imports.ofLinks({ count: report.links.resolved + report.links.dangling })],
    [String(leftOut), imports.leftOut()],
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
      name: imports.showFirstPages(),
      about: imports.showFirstPagesHow(),
    },
    {
      icon: 'person',
      href: '/admin/members',
      name: imports.whoPlaysWhom(),
      about: imports.charactersThere({ count: characters }),
    },
    {
      icon: 'link',
      href: '/admin/continuity',
      name: imports.linksNowhere({ count: links.dangling }),
      about: imports.linksNowhereWhy(),
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
