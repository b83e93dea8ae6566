import type { OfCampaign } from './installation-tables.ts'
import type { Json } from './statement/columns.ts'

/** The continuity checks of the campaign, and their findings (decision 0132). */
export interface ContinuityTables {
  continuityCheck: ContinuityCheckTable
  continuityOff: ContinuityOffTable
  acceptedFinding: AcceptedFindingTable
  continuityRun: ContinuityRunTable
}

/** The game master's own continuity checks. */
interface ContinuityCheckTable extends OfCampaign {
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly wording: string
  readonly program: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The disabled continuity checks, built-in and custom. */
interface ContinuityOffTable extends OfCampaign {
  readonly check: string
}

/** The findings that are intended, by ids that change with their rows and pages. */
interface AcceptedFindingTable extends OfCampaign {
  readonly check: string
  readonly finding: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The last run of a campaign's continuity checks. */
interface ContinuityRunTable extends OfCampaign {
  /** The number of the last change that the run may have seen. -1 if the continuity checks have changed since. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The findings, by the id of the continuity check. */
  readonly results: Json<unknown>
}
