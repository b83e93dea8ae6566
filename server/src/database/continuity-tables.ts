import type { OfCampaign } from './installation-tables.ts'
import type { Json } from './statement/columns.ts'

/** What the game master looks for in the campaign, and what was found (decision 0132). */
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

/** The continuity checks that are switched off, own ones or others. */
interface ContinuityOffTable extends OfCampaign {
  readonly check: string
}

/** The findings that are meant, by ids that change with their rows and pages. */
interface AcceptedFindingTable extends OfCampaign {
  readonly check: string
  readonly finding: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The last run of a campaign's continuity checks. */
interface ContinuityRunTable extends OfCampaign {
  /** The number of the last change that it may have seen; -1 if the continuity checks have changed since. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** What was found, by the id of the continuity check. */
  readonly results: Json<unknown>
}
