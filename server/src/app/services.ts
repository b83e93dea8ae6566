import type { SignIn } from '../auth/auth.ts'
import type { Pictures } from '../blobs/blobs.ts'
import type { Workshop } from '../blobs/processor/image-processor.ts'
import type { Arrivals } from '../blobs/upload-staging.ts'
import type { Store } from '../database/records.ts'
import type { Backups } from '../features/backups/backups.ts'
import type { Throws } from '../features/dice/simulator/dice-simulator.ts'
import type { Told } from '../features/environment/public-settings.ts'
import type { QueryDesk } from '../features/facts/query-service.ts'
import type { Images } from '../features/images/images.ts'
import type { Imports } from '../features/imports/import-folders.ts'
import type { CallLimits } from '../http/limits/call-limits.ts'
import type { LogStream } from '../http/logging.ts'

/** Everything that the app stands on; `main` and the rehearsal choose the adapters. */
export interface House {
  readonly store: Store
  readonly backups: Backups
  /** Where campaigns come in. */
  readonly imports: Imports
  readonly pictures: Pictures
  /** Where uploads come in. */
  readonly arrivals: Arrivals
  /** Makes pictures of them. */
  readonly workshop: Workshop
  /** Paints pictures. */
  readonly images: Images
  readonly signIn: SignIn
  readonly throws: Throws
  readonly queries: QueryDesk
  readonly campaignId: string
  /** The addresses under which browsers may reach us; anything else that writes is refused. */
  readonly origins: () => readonly string[]
  /** Set: every call must carry it beside the session. */
  readonly apiKey: string | null
  readonly callLimits: CallLimits
  /** Set: `/metrics` is there for who carries it. */
  readonly metricsKey: string | null
  /** The built web app; `null` where something else serves it. */
  readonly webDir: string | null
  /** Whether browsers reach us by https. */
  readonly secure: boolean
  readonly trustProxy: readonly string[]
  /** How it is set up, as far as that is no secret. */
  readonly environment: Told
  /** Where the log goes; the process's output where it is not said. */
  readonly logStream?: LogStream
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}
