import type { ImportedReport } from '@waybook/contract'

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
      aria-label="Summary"
      className="sticky bottom-18 z-10 rounded-panel border border-line bg-surface p-3 shadow-1 md:bottom-2 md:p-4 lg:top-20 lg:p-6 low:static"
    >
      <h3 className="mb-3 text-22 max-lg:hidden">This would come in</h3>
      <output aria-busy={isCounting} className="block max-md:sr-only">
        <ImportFigures report={report} isCounting={isCounting} />
      </output>
      <p className="mb-4 flex gap-3 border-t border-line pt-4 text-14 text-ink-2 max-lg:hidden">
        <Icon name="lock" className="size-5" />
        Nothing has been written yet. Your file is only read. Afterwards you can take it all back.
      </p>
      <div className="grid grid-cols-2 gap-2 md:flex lg:grid lg:grid-cols-1">
        {mayImport ? (
          <Button
            variant="primary"
            onClick={onImport}
            busy={isBusy || isCounting}
            busyLabel={isCounting ? 'Counting...' : 'Starting...'}
            disabledReason={disabledReason}
          >
            {pages === 0 ? 'Import' : `Import ${pages} ${pages === 1 ? 'page' : 'pages'}`}
          </Button>
        ) : null}
        <Button onClick={onCancel}>Choose another file</Button>
      </div>
    </aside>
  )
}

function ImportFigures({ report, isCounting }: Pick<PlanSummaryProps, 'report' | 'isCounting'>) {
  const pages = countPages(report)
  const hidden = report.readableByPlayers === 0 ? 'all hidden' : `${pages - report.readableByPlayers} hidden`
  const figures = [
    [String(pages), `${pages === 1 ? 'page' : 'pages'}, ${hidden}`],
    [String(report.pictures), report.pictures === 1 ? 'picture' : 'pictures'],
    [shareOfLinks(report), `of ${report.links.resolved + report.links.dangling} links lead to a page`],
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
