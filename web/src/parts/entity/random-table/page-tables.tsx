import { lazyPart } from '#recovery/lazy-part.tsx'

interface PageTablesProps {
  readonly entityId: string
  /** The texts of the page. The server marks random tables in them with their dice. */
  readonly htmls: readonly (string | null)[]
}

const TableList = lazyPart<{ readonly entityId: string }>(async () => (await import('./table-list.tsx')).TableList, {
  inAdvance: false,
})

/** The random tables of a page, below its text. */
export function PageTables({ entityId, htmls }: PageTablesProps) {
  const hasSome = htmls.some((html) => html?.includes(' data-dice="') === true)
  return hasSome ? <TableList entityId={entityId} /> : null
}
