import type { ImportedReport } from '@waybook/contract'
import { importPlan } from '@waybook/messages/importPlan'
import { imports } from '@waybook/messages/imports'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

interface PlanSummaryProps {
  readonly report: ImportedReport
  /** Whether the server is making another plan. */
  readonly isCounting: boolean
  readonly isBusy: boolean
  readonly mayImport: boolean
  readonly disabledReason: string | undefined
  readonly onImport: () => void
  readonly onCancel: () => void
}

/** The figures of an import and its button, beside the preview or, in narrow windows, at the bottom of the window. */
export function PlanSummary(props: PlanSummaryProps) {
  const { report, isCounting, isBusy, mayImport, disabledReason, onImport, onCancel } = props
  const pages = countPages(report)
  return (
    <aside
      aria-label={importPlan.summary()}
      className="sticky bottom-18 z-10 rounded-panel border border-line bg-surface p-3 shadow-1 md:bottom-2 md:p-4 lg:top-20 lg:p-6 low:static"
    >
      <h3 className="mb-3 text-22 max-lg:hidden">{importPlan.wouldComeIn()}</h3>
      <output aria-busy={isCounting} className="block max-md:sr-only">
        <ImportFigures report={report} isCounting={isCounting} />
      </output>
      <p className="mb-4 flex gap-3 border-t border-line pt-4 text-14 text-ink-2 max-lg:hidden">
        <Icon name="lock" className="size-5" />
        {importPlan.nothingWritten()}
      </p>
      <div className="grid grid-cols-2 gap-2 md:flex lg:grid lg:grid-cols-1">
        {mayImport ? (
          <Button
            variant="primary"
            onClick={onImport}
            busy={isBusy || isCounting}
            busyLabel={isCounting ? importPlan.counting() : importPlan.starting()}
            disabledReason={disabledReason}
          >
            {pages === 0 ? importPlan.import() : importPlan.importPages({ count: pages })}
          </Button>
        ) : null}
        <Button onClick={onCancel}>{imports.chooseAnother()}</Button>
      </div>
    </aside>
  )
}

function ImportFigures({ report, isCounting }: Pick<PlanSummaryProps, 'report' | 'isCounting'>) {
  const pages = countPages(report)
  const all =
    report.readableByPlayers === 0
      ? imports.pagesAllHidden({ count: pages })
      : imports.pagesSomeHidden({ count: pages, hidden: pages - report.readableByPlayers })
  const figures = [
    [String(pages), all],
    [String(report.pictures), imports.picturesWord({ count: report.pictures })],
    [shareOfLinks(report), imports.ofLinksLead({ count: report.links.resolved + report.links.dangling })],
  ] as const
  return (
    <ul className={`mb-3 flex gap-x-6 gap-y-1 lg:grid ${isCounting ? 'opacity-60' : ''}`}>
      {figures.map(([figure, about]) => (
        <li key={about} className="grid items-baseline gap-x-3 lg:grid-cols-[5.5rem_minmax(0,1fr)]">
          <b className="font-serif text-22 font-semibold tabular-nums lg:text-end lg:text-26">{figure}</b>
          <span className="text-14 text-ink-2">{about}</span>
        </li>
      ))}
    </ul>
  )
}

export function countPages({ pages }: ImportedReport): number {
  return pages.reduce((sum, { count }) => sum + count, 0)
}

/** The share of links that lead to a page, rounded down unless all do. */
export function shareOfLinks({ links: { resolved, dangling } }: ImportedReport): string {
  const all = resolved + dangling
  return all === 0 ? '–' : `${Math.floor((100 * resolved) / all)} %`
}
